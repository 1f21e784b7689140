import type { Request } from '../../src/worker/messages.ts';
import type { Question } from '../../src/worker/question.ts';

/** The questions that are posted to workers from now on, in their order. */
export function questionsAsked(): Question[] {
  const asked: Question[] = [];
  const Real = Worker;
  window.Worker = class extends Real {
    override postMessage(request: Request): void {
      if (request.kind === 'ask') asked.push(request.question);
      super.postMessage(request);
    }
  };
  return asked;
}
