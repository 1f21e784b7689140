/** Ends whatever moves or fades on the page: what is half there has not its own colours. */
export async function still(): Promise<void> {
  const all = document.getAnimations();
  for (const motion of all) motion.finish();
  await Promise.allSettled(all.map(({ finished }) => finished));
}
