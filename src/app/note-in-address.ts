/** Lets the address say what a page shows, so that coming back, and a link to it, show the same; an empty value says nothing. */
export function noteInAddress(said: Readonly<Record<string, string>>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(said)) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  // Browsers let no page write its address as often as somebody types.
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
