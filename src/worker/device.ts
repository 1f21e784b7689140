const MB = 2 ** 20;

/** Most workers that search together: more would mostly look at the same. */
const MOST_WORKERS = 3;

/** What is known of a device. */
interface Device {
  /** Memory, as far as it is told. */
  readonly gigabytes: number | undefined;
  readonly cores: number;
  /** Whether a finger is its pointer. */
  readonly isCoarse: boolean;
}

/** Bytes that a search may take on a device: little on phones and on whatever has little memory, else much. */
export function tableBytes({ gigabytes, isCoarse }: Pick<Device, 'gigabytes' | 'isCoarse'>): number {
  return isCoarse || (gigabytes ?? 8) < 4 ? 64 * MB : 256 * MB;
}

/** How many workers search together on a device: one on phones, elsewhere a few, and a core is left for the table. */
export function workersOn({ cores, isCoarse }: Pick<Device, 'cores' | 'isCoarse'>): number {
  return isCoarse ? 1 : Math.max(1, Math.min(MOST_WORKERS, cores - 1));
}

/** What is known of the device that this runs on. */
export function thisDevice(): Device {
  const told: unknown = Reflect.get(navigator, 'deviceMemory');
  return {
    gigabytes: typeof told === 'number' ? told : undefined,
    // Not every browser tells.
    cores: navigator.hardwareConcurrency || 2,
    isCoarse: matchMedia('(pointer: coarse)').matches,
  };
}
