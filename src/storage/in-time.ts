/** Milliseconds. */
export type Milliseconds = number;

/**
 * What `promise` gives, unless it takes longer than `limit`: then it rejects with a TimeoutError, and what comes too
 * late is handed to `late`.
 */
export function inTime<T>(
  promise: Promise<T>,
  limit: Milliseconds,
  late: (value: T) => void = () => {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      reject(new DOMException(`no answer in ${limit} ms`, 'TimeoutError'));
    }, limit);
    promise.then(
      (value) => {
        clearTimeout(timer);
        if (over) late(value);
        else resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
