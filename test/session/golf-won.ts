/** A deal of golf that can be won. */
export const WINNABLE = '35';

/** Its moves from the first to the win. */
export const WINNING =
  's.t3f1.t1f1.t2f1.s.t4f1.t6f1.t1f1.t2f1.t5f1.t4f1.t5f1.s.t4f1.s.t7f1.t3f1.t3f1.t3f1.s.t3f1.s.t4f1.t1f1.t5f1.t1f1' +
  '.t2f1.t2f1.t4f1.t7f1.s.s.s.t2f1.t6f1.t7f1.t6f1.s.t6f1.s.t6f1.s.t7f1.t5f1.t7f1.t1f1.s.s.s.t5f1';

/** All of them but the last, which takes a card from t5. */
export const ALL_BUT_LAST = WINNING.slice(0, WINNING.lastIndexOf('.'));
