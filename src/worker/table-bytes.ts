const MB = 2 ** 20;

/** Bytes that a search may take on a device: little on phones and on whatever has little memory, else much. */
export function tableBytes({
  gigabytes,
  isCoarse,
}: {
  gigabytes: number | undefined;
  isCoarse: boolean;
}): number {
  return isCoarse || (gigabytes ?? 8) < 4 ? 64 * MB : 256 * MB;
}

/** What is known of the device that this runs on. */
export function thisDevice(): { gigabytes: number | undefined; isCoarse: boolean } {
  const told: unknown = Reflect.get(navigator, 'deviceMemory');
  return {
    gigabytes: typeof told === 'number' ? told : undefined,
    isCoarse: matchMedia('(pointer: coarse)').matches,
  };
}
