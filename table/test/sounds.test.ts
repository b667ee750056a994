import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Cues, hear, listen, ring, SOUNDS, type Sound, soundsOf } from '../src/sound/sounds.ts';
import { change } from '../src/ui/settings.ts';

interface Step {
  readonly type: 'sailed' | 'built' | 'paid' | 'thought';
}
const CUES: Cues<Step> = { sailed: 'ship', built: 'house', paid: 'coin' };
const steps = (...types: readonly Step['type'][]): Step[] => types.map((type) => ({ type }));

/** A tone as scheduled on an instrument: times in seconds, frequencies in hertz. */
interface PlayedTone {
  type: string;
  start: number;
  stop: number;
  frequencies: number[];
  /** Volumes with their times. */
  volumes: [number, number][];
}

/** An instrument that notes the tones played on it, all at the time `currentTime`. */
function instrument(currentTime = 0) {
  const tones: PlayedTone[] = [];
  const latest = (): PlayedTone => {
    const tone = tones.at(-1);
    if (!tone) throw new Error('no tone yet');
    return tone;
  };
  const setter = (set: (value: number, time: number) => void) => ({
    setValueAtTime: set,
    exponentialRampToValueAtTime: set,
  });
  const volume = {
    gain: setter((value, time) => latest().volumes.push([value, time])),
    connect: () => volume,
  };
  const played = {
    state: 'running',
    currentTime,
    destination: volume,
    createOscillator: () => {
      tones.push({ type: '', start: Number.NaN, stop: Number.NaN, frequencies: [], volumes: [] });
      return {
        set type(type: string) {
          latest().type = type;
        },
        frequency: setter((value) => latest().frequencies.push(value)),
        connect: () => volume,
        start: (time: number) => {
          latest().start = time;
        },
        stop: (time: number) => {
          latest().stop = time;
        },
      };
    },
    createGain: () => volume,
  };
  return { played, tones: () => tones };
}

afterEach(() => {
  change({ sound: false });
  vi.unstubAllGlobals();
});

describe('the sound of an event', () => {
  it('is played once per kind and in order; most facts are silent', () => {
    expect(soundsOf(CUES, steps('thought', 'sailed', 'paid', 'paid', 'built'))).toEqual(['ship', 'coin', 'house']);
    expect(soundsOf(CUES, steps('thought'))).toEqual([]);
  });

  it('is one of at most three', () => {
    const cues: Cues<{ type: 'a' | 'b' | 'c' | 'd' }> = { a: 'ship', b: 'house', c: 'coin', d: 'card' };
    const facts = (['a', 'b', 'c', 'd'] as const).map((type) => ({ type }));
    expect(soundsOf(cues, facts)).toEqual(['ship', 'house', 'coin']);
  });

  it('is played when the event is shown, with a bell for my turn and the end; earlier events are silent', () => {
    const facts = signal<readonly Step[]>(steps('paid'));
    const mine = signal(true);
    const over = signal(false);
    const played: (readonly Sound[])[] = [];
    const stop = listen<Step>(
      { cues: CUES, facts: () => facts.value, mine: () => mine.value, over: () => over.value },
      (sounds) => played.push(sounds),
    );
    expect(played).toEqual([]);
    mine.value = false;
    facts.value = steps('sailed');
    mine.value = true;
    over.value = true;
    expect(played).toEqual([['ship'], ['bell'], ['end']]);
    stop();
    facts.value = steps('built');
    expect(played).toHaveLength(3);
  });
});

describe('sounds', () => {
  it('are silent unless they are switched on, and while the page is hidden, except for the bell', async () => {
    const { played, tones } = instrument();
    vi.stubGlobal('AudioContext', function AudioContext() {
      return played;
    });
    vi.stubGlobal('document', { hidden: false });
    await hear(['coin']);
    expect(tones()).toEqual([]);
    change({ sound: true });
    vi.stubGlobal('document', { hidden: true });
    await hear(['coin']);
    expect(tones()).toEqual([]);
    await hear(['coin', 'bell']);
    const bellTones = tones().length;
    expect(bellTones).toBeGreaterThan(0);
    vi.stubGlobal('document', { hidden: false });
    await hear(['coin', 'bell']);
    expect(tones().length).toBeGreaterThan(2 * bellTones);
  });

  it.each(SOUNDS)('are tones that start, glide and fade out in order: %s', (sound) => {
    const { played, tones } = instrument(5);
    ring(played as unknown as BaseAudioContext, sound, 2);
    expect(tones()).not.toEqual([]);
    for (const { type, start, stop, frequencies, volumes } of tones()) {
      expect(['sine', 'triangle']).toContain(type);
      expect(start).toBeGreaterThanOrEqual(7);
      expect(stop).toBeGreaterThan(start);
      expect(frequencies.every((frequency) => frequency > 0)).toBe(true);
      const [[silent, from] = [], [loud = 0, peak = 0] = [], [faded, to] = []] = volumes;
      expect([silent, from, to]).toEqual([faded, start, stop]);
      expect(loud).toBeGreaterThan(silent ?? 1);
      expect(peak).toBeGreaterThan(start);
      expect(peak).toBeLessThan(stop);
    }
  });

  it('glide if the tone has a second frequency, and rise for the end of a match', () => {
    const frequencies = (sound: Sound) => {
      const { played, tones } = instrument();
      ring(played as unknown as BaseAudioContext, sound);
      return tones().map((tone) => tone.frequencies);
    };
    expect(frequencies('ship')).toEqual([
      [146, 110],
      [220, 175],
    ]);
    expect(frequencies('card')).toEqual([[900, 1500]]);
    expect(frequencies('coin').every((one) => one.length === 1)).toBe(true);
    const heights = frequencies('end').flat();
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });
});
