import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../ui/settings.ts';

export const SOUNDS = ['coin', 'ship', 'house', 'card', 'bell', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

interface AnyFact {
  readonly type: string;
}

/** Sounds by type of fact. Most facts are silent. */
export type Cues<F extends AnyFact> = { readonly [T in F['type']]?: Sound };

/** Maximum number of sounds at the same time. */
const MAX_SOUNDS = 3;

/** Returns the sounds of these facts without duplicates. */
export function soundsOf<F extends AnyFact>(cues: Cues<F>, facts: readonly F[]): readonly Sound[] {
  const known: ReadonlyMap<string, unknown> = new Map(Object.entries(cues));
  const sounds = facts.flatMap(({ type }) => SOUNDS.find((one) => one === known.get(type)) ?? []);
  return [...new Set(sounds)].slice(0, MAX_SOUNDS);
}

/** A tone: start and length in seconds, frequency in hertz and where it glides to, volume from 0 to 1. */
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

/** Every sound as tones: there are no recordings. */
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

/** Plays a sound after `delay` seconds. */
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

/** Seconds between two sounds. */
const APART = 0.12;

let instrument: AudioContext | null = null;

/**
 * Plays sounds one after the other if they are enabled. While the page is hidden only the bell rings, to attract the
 * reader. Browsers mute a page until the first click; earlier sounds are dropped.
 */
export async function hear(sounds: readonly Sound[]): Promise<void> {
  const audible = document.hidden ? sounds.filter((sound) => sound === 'bell') : sounds;
  if (audible.length === 0 || !settings.value.sound) return;
  try {
    instrument ??= new AudioContext();
    if (instrument.state === 'suspended') await instrument.resume();
    for (const [i, sound] of audible.entries()) ring(instrument, sound, i * APART);
  } catch {
    // A match does not depend on sound.
  }
}

/** The audible parts of a match. */
export interface Audible<F extends AnyFact> {
  readonly cues: Cues<F>;
  facts(): readonly F[];
  /** Returns whether a seat of this screen is to act. */
  mine(): boolean;
  over(): boolean;
}

/** Plays the sounds of shown facts, a bell at the start of my turn, and the end. The initial state is silent. */
export function listen<F extends AnyFact>(
  { cues, facts, mine, over }: Audible<F>,
  play: (sounds: readonly Sound[]) => void,
): () => void {
  let before: { readonly facts: readonly F[]; readonly mine: boolean; readonly over: boolean } | null = null;
  return effect(() => {
    const now = { facts: facts(), mine: mine(), over: over() };
    const was = before;
    before = now;
    if (was === null) return;
    const sounds: Sound[] = now.facts === was.facts ? [] : [...soundsOf(cues, now.facts)];
    if (now.mine && !was.mine) sounds.push('bell');
    if (now.over && !was.over) sounds.push('end');
    if (sounds.length > 0) play(sounds);
  });
}

/** Plays the sounds of a match while it is rendered. */
export function Sounds({ audible }: { readonly audible: Audible<AnyFact> }) {
  useEffect(() => listen(audible, (sounds) => void hear(sounds)), [audible]);
  return null;
}
