/** What can be heard and felt. */
export type Cue = 'place' | 'home' | 'deal' | 'refused' | 'win';

interface Note {
  /** Hz. */
  readonly pitch: number;
  /** Seconds from the beginning, and how long it rings. */
  readonly at: number;
  readonly length: number;
}

const note = (pitch: number, at = 0, length = 0.09): Note => ({ pitch, at, length });

/** Short and soft: a place is a knock, a card home a third upwards, a win a chord that opens. */
const TUNES: Readonly<Record<Cue, readonly Note[]>> = {
  place: [note(220)],
  home: [note(523), note(659, 0.07)],
  deal: [note(180), note(200, 0.05), note(190, 0.1)],
  refused: [note(130, 0, 0.14)],
  win: [note(523, 0, 0.3), note(659, 0.12, 0.3), note(784, 0.24, 0.3), note(1047, 0.36, 0.6)],
};

/** Milliseconds that a phone is felt to move. */
const TOUCHES: Readonly<Record<Cue, number | number[]>> = {
  place: 8,
  home: 12,
  deal: 8,
  refused: 20,
  win: [30, 60, 30, 60, 60],
};

const loudness = 0.12;

/** Gives a sound and a touch to what happens, where the player wants either. Sounds are made here, from no file. */
export class Cues {
  readonly #wants: (name: 'sound' | 'haptics') => boolean;
  #audio: AudioContext | undefined;

  constructor(wants: (name: 'sound' | 'haptics') => boolean) {
    this.#wants = wants;
  }

  /** Gives a cue. Silent while the page is hidden, and where a browser has no sound. */
  give(cue: Cue): void {
    if (document.hidden) return;
    if (this.#wants('haptics') && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // Not in every browser, and in none before the player has touched the page.
      const isTouched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
      if (isTouched && 'vibrate' in navigator) navigator.vibrate(TOUCHES[cue]);
    }
    if (this.#wants('sound')) this.#play(TUNES[cue]);
  }

  #play(tune: readonly Note[]): void {
    if (typeof AudioContext === 'undefined') return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    // Begins only once the player has touched the page; until then it stays silent.
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
    for (const { pitch, at, length } of tune) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const begin = audio.currentTime + at;
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(loudness, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + length);
    }
  }
}
