/** How long something is waited for: less than a test may take, in milliseconds. */
const PATIENCE = 8000;

/**
 * Waits until a condition holds, looking again every few milliseconds.
 *
 * @param what is waited for, said when it does not come
 * @throws Error when the condition does not hold within eight seconds
 */
export async function until(condition: () => unknown, what: string): Promise<void> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > PATIENCE) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

/** Waits until the clock of the page has gone on, so that whatever runs by it has, too. */
export async function timePasses(): Promise<void> {
  const began = performance.now();
  await until(() => performance.now() - began > 5, 'the time');
}
