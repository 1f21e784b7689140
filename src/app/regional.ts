/**
 * A language as the player's region writes dates in it: `en-GB` for `en` where the browser asks for that. Browsers also
 * name languages that they cannot write in themselves, such as `en-US@posix`.
 */
export function regional(locale: string): string {
  return navigator.languages.find((tag) => new RegExp(`^${locale}-[\\w-]+$`).test(tag)) ?? locale;
}
