import type { Automatic } from '../session/automatic.ts';
import type { Session } from '../session/session.ts';
import type { Adviser } from './adviser.ts';
import { Deals } from './deals.ts';
import { SolitaireDealEvent, SolitaireErrorEvent } from './events.ts';
import { Play, type Deed } from './play.ts';
import type { TableStep } from '../session/public-steps.ts';
import type { Service } from './service.ts';
import type { TableView } from './table-view.ts';

/** The element, as far as the desk needs it. */
export interface DeskHost {
  /** Whether nothing may be played now. */
  isReadonly(): boolean;
  /** Which cards go home by themselves. */
  automatic(): Automatic;
  /** Asks for a new picture of what is around the cards. */
  requestUpdate(): void;
  /** There is a deal to be seen. */
  isReady(): void;
  /** Sends an event from the element; false when a listener has cancelled it. */
  send(event: Event): boolean;
}

/** Something that the service has to know. */
type Told = (service: Service) => void;

/** What goes on behind the element: the deal, who shows it, and who serves the player. */
export class Desk {
  readonly play: Play;
  readonly deals: Deals;
  readonly #host: DeskHost;
  #view: TableView | undefined;
  #service: Service | undefined;
  /** What the service has to know when it comes; undefined when it never will. */
  #waiting: Told[] | undefined = [];
  /** Whoever was asked before what is true of the deal. */
  adviser: Adviser | undefined;

  constructor(host: DeskHost) {
    this.#host = host;
    this.play = new Play({
      isReadonly: () => host.isReadonly(),
      automatic: () => host.automatic(),
      changed: (deed, steps) => this.#changed(deed, steps),
      refused: (reason, by) => this.tell((service) => service.refused(reason, by)),
      send: (event) => host.send(event),
    });
    this.deals = new Deals(this.play, {
      dealt: (session) => {
        this.#host.requestUpdate();
        if (this.#view) this.#show(this.#view, session);
      },
      setAside: () => this.tell((service) => service.setAside()),
      faulty: (attribute, value, message) => {
        this.tell((service) => service.faulty(attribute, value, message));
        host.send(new SolitaireErrorEvent(attribute, message));
      },
    });
  }

  /** There is a picture now; a deal that came before it is shown and told. */
  shownOn(view: TableView): void {
    this.#view = view;
    if (this.play.session) this.#show(view, this.play.session);
  }

  /** Whoever serves the player; nobody at first. */
  get service(): Service | undefined {
    return this.#service;
  }

  /** The service has come, and hears what has happened; or with undefined, it never will. */
  set service(service: Service | undefined) {
    const waiting = this.#waiting;
    this.#service = service;
    this.#waiting = undefined;
    if (service) for (const told of waiting ?? []) told(service);
  }

  /** Whoever knows what is true of the deal; comes when it is first asked for. Rejects where it cannot be fetched. */
  async advised(): Promise<Adviser> {
    const { Adviser } = await import('./adviser.ts');
    return (this.adviser ??= new Adviser({
      session: () => this.play.session,
      save: (session) => this.deals.keeper?.save(session),
      send: (event) => this.#host.send(event),
    }));
  }

  /** Tells the service something, as soon as there is one. */
  tell(told: Told): void {
    if (this.#service) told(this.#service);
    else this.#waiting?.push(told);
  }

  #show(view: TableView, session: Session): void {
    this.adviser?.stop();
    view.deal(session);
    this.tell((service) => service.dealt(session));
    this.#host.send(new SolitaireDealEvent(session.game.id ?? null, session.deal));
    this.#host.isReady();
  }

  #changed(deed: Deed, steps: readonly TableStep[]): void {
    const { session } = this.play;
    if (!session) return;
    this.adviser?.stop();
    this.#view?.show(deed === 'follow');
    this.deals.keeper?.save(session);
    this.tell((service) => service.changed(session, deed, steps));
  }
}
