/** Spreads the bits of a 32-bit number: the finalizer of MurmurHash3 (Austin Appleby, public domain). */
export function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/**
 * A fingerprint of a text, 16 hexadecimal digits: for noticing that two texts differ, not for secrecy. Two lanes of
 * 32 bits that mix every code unit differently.
 */
export function fingerprint(text: string): string {
  let low = 0x243f6a88;
  let high = 0x85a308d3;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = mix(high + unit);
  }
  return hex(mix(low ^ text.length)) + hex(mix(high ^ low));
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
