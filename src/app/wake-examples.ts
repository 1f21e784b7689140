import type * as module from './example-table.ts';

/** Lets the examples of a rules page be played, each at a press: only then what a table needs is fetched. */
export function wakeExamples(place: ParentNode): void {
  const section = place.querySelector<HTMLElement>('.examples');
  if (!section) return;
  for (const hidden of section.querySelectorAll<HTMLElement>(':is(p, button)[hidden]')) hidden.hidden = false;
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-example]') : null;
    if (button) void show(section, button);
  });
}

async function show({ dataset }: HTMLElement, button: HTMLElement): Promise<void> {
  const { game = '', failed = '' } = dataset;
  let fetched: typeof module;
  try {
    fetched = await import('./example-table.ts');
  } catch {
    button.after(Object.assign(document.createElement('p'), { className: 'muted', textContent: failed }));
    return;
  }
  await fetched.showExample(game, Number(button.dataset['example']), button);
}
