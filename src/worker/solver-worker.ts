/** The solver on a thread of its own. */
import { answer, mechanismOf } from './answer.ts';
import type { Reply, Request } from './messages.ts';
import { paceOf } from './pace.ts';

/** Milliseconds after which it looks whether somebody has changed their mind. */
const SLICE = 20;

const running = new Map<number, AbortController>();

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'ask') void reply(data);
  else if (data.kind === 'cancel') running.get(data.id)?.abort();
  else mechanismOf(data);
});

async function reply({ id, question }: Extract<Request, { kind: 'ask' }>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const send = (message: Reply): void => postMessage(message);
  try {
    const progress = (states: number): void => send({ kind: 'progress', id, states });
    const given = await answer(question, paceOf(SLICE), { signal: controller.signal, progress });
    send({ kind: 'answer', id, answer: given });
  } catch (error) {
    send({ kind: 'fault', id, message: String(error) });
  }
  running.delete(id);
}
