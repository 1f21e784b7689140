import type { Answer, Question } from './question.ts';

/**
 * What a page posts to the worker: a game that it may soon ask about, a question under a number of its own, or that it
 * waits for the answer no more.
 */
export type Request =
  | ({ readonly kind: 'ready' } & Pick<Question, 'rules' | 'rulesDigest'>)
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'cancel'; readonly id: number };

/** What the worker posts back: how far it is, the answer, or the fault of ours that keeps it from giving one. */
export type Reply =
  | { readonly kind: 'progress'; readonly id: number; readonly states: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string };
