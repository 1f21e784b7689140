/**
 * Resolves in a task of its own, so that what is to be seen, and who presses something, comes first. In a page that is not
 * in sight, too: that gets no frames, and its timers are slow.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
