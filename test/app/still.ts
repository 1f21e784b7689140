/** Resolves when nothing on the page moves or fades in any more: what is half there has not its own colours. */
export async function still(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}
