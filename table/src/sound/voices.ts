import type { Sound } from './cues.ts';

/** A tone: when it begins and how long it rings, in seconds; how high, in hertz, and where it glides to; how loud, of 1. */
interface Tone {
  readonly at: number;
  readonly rings: number;
  readonly from: number;
  readonly to?: number;
  readonly gain: number;
  readonly wave: OscillatorType;
}

const tone = (at: number, rings: number, from: number, gain: number, more: Partial<Tone> = {}): Tone => ({
  at,
  rings,
  from,
  gain,
  wave: 'sine',
  ...more,
});

/** Every sound as tones: none is a recording. */
const VOICES: Readonly<Record<Sound, readonly Tone[]>> = {
  coin: [tone(0, 0.18, 2093, 0.16), tone(0.045, 0.3, 3136, 0.12)],
  ship: [tone(0, 0.5, 146, 0.22, { to: 110 }), tone(0.02, 0.4, 220, 0.08, { to: 175, wave: 'triangle' })],
  house: [
    tone(0, 0.14, 170, 0.4, { to: 80, wave: 'triangle' }),
    tone(0.11, 0.12, 210, 0.3, { to: 95, wave: 'triangle' }),
  ],
  card: [tone(0, 0.07, 900, 0.08, { to: 1500, wave: 'triangle' })],
  bell: [tone(0, 1.1, 880, 0.18), tone(0, 0.8, 1760, 0.06), tone(0.01, 0.5, 2637, 0.03)],
  end: [523, 659, 784, 1047].map((height, i) => tone(i * 0.16, 0.9, height, 0.16)),
};

const ATTACK = 0.006;
const SILENCE = 0.0001;

/** Plays a sound on an instrument, so many seconds from now. */
export function ring(instrument: BaseAudioContext, sound: Sound, delay = 0): void {
  for (const { at, rings, from, to, gain, wave } of VOICES[sound]) {
    const begin = instrument.currentTime + delay + at;
    const end = begin + rings;
    const source = instrument.createOscillator();
    const volume = instrument.createGain();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, end);
    volume.gain.setValueAtTime(SILENCE, begin);
    volume.gain.exponentialRampToValueAtTime(gain, begin + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENCE, end);
    source.connect(volume).connect(instrument.destination);
    source.start(begin);
    source.stop(end);
  }
}
