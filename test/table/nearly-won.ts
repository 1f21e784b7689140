/** Munger, deal 102, until nothing is left to do but to bring the cards home. */
export const NEARLY_WON =
  't3t4.t3t4.t3f1.r1t4.t2t4.r1t4.r1f2.t7t4.t2t3.r1t6.s.s.t4t6x5.s.s.s.wt6.f1t5.s.t5f1.wf3.t5f3.t1t5.t5t6x2.wt5.wt1' +
  '.t5t1x2.s.wf4.s.s.s.wt1.wt2.t3t1x2.t4t3x2.r1t4.t5t4.t6t5x10.t2f3.t7f3.s.wt5.s.wt2.s.wt4.t6t4.t6f1.t7t6.t5f1' +
  '.t5t4x2.t7t4.s.s.wf2.t2f2.t2f1.t2t1.s.s.wt2.t1t2x8.t1t3.t1f4.t2t6x7.t4t3x8.t4t6.t4f3.t3f4.t3f2.t6f4.t3f1.t6f2' +
  '.t3f2.t5f3.r1f2.wf1.t3f1.wf1.t5t3';
