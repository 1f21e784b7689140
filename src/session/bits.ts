/** The letters of base64url (RFC 4648, section 5), each for six bits; none of them needs escaping in an address. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Writes numbers bit by bit, highest bit first, as a text of base64url. */
export class BitWriter {
  #text = '';
  #letter = 0;
  #filled = 0;

  /** Appends the lowest `width` bits of a whole number. */
  bits(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) {
      this.#letter = (this.#letter << 1) | ((value >> bit) & 1);
      if (++this.#filled < 6) continue;
      this.#text += LETTERS[this.#letter]!;
      this.#letter = this.#filled = 0;
    }
  }

  /** Appends a whole number from 1, small ones in few bits: the gamma code of Peter Elias. */
  gamma(value: number): void {
    const width = 32 - Math.clz32(value);
    this.bits(0, width - 1);
    this.bits(value, width);
  }

  /** Everything so far; the last letter is filled up with zeros. */
  text(): string {
    return this.#filled === 0 ? this.#text : this.#text + LETTERS[this.#letter << (6 - this.#filled)]!;
  }
}

/** Reads what {@link BitWriter} wrote. Beyond the end, and where a letter is none of ours, it is broken. */
export class BitReader {
  #isBroken = false;
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether something was asked for that is not there; whatever was read since means nothing. */
  isBroken(): boolean {
    return this.#isBroken;
  }

  /** The next whole number of `width` bits. */
  bits(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++, this.#at++) {
      const letter = LETTERS.indexOf(this.#text.charAt(this.#at / 6) || '?');
      if (letter < 0) this.#isBroken = true;
      value = (value << 1) | ((letter >> (5 - (this.#at % 6))) & 1);
    }
    return value;
  }

  /** The next whole number from 1 in its gamma code. */
  gamma(): number {
    let width = 1;
    while (this.bits(1) === 0) {
      if (++width > 24) this.#isBroken = true;
      if (this.#isBroken) return 1;
    }
    return (1 << (width - 1)) | this.bits(width - 1);
  }

  /** Whether everything was read: what is left only fills up the last letter. */
  isAtEnd(): boolean {
    const left = this.#text.length * 6 - this.#at;
    return !this.#isBroken && left < 6 && this.bits(left) === 0;
  }
}
