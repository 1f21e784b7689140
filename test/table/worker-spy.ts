import type { Request } from '../../src/worker/messages.ts';
import type { Question } from '../../src/worker/question.ts';

let ended = 0;

/** How many workers were ended since the spy began. */
export function workersEnded(): number {
  return ended;
}

/** The questions that are posted to workers from now on, in their order. */
export function questionsAsked(): Question[] {
  const asked: Question[] = [];
  const Real = Worker;
  window.Worker = class extends Real {
    override postMessage(request: Request): void {
      if (request.kind === 'ask') asked.push(request.question);
      super.postMessage(request);
    }

    override terminate(): void {
      ended++;
      super.terminate();
    }
  };
  return asked;
}
