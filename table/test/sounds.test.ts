import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Cues, hear, listen, ring, SOUNDS, type Sound, soundsOf } from '../src/sound/sounds.ts';
import { change } from '../src/ui/settings.ts';

interface Step {
  readonly type: 'sailed' | 'built' | 'paid' | 'thought';
}
const CUES: Cues<Step> = { sailed: 'ship', built: 'house', paid: 'coin' };
const steps = (...types: readonly Step['type'][]): Step[] => types.map((type) => ({ type }));

/** An instrument that notes how many tones were played on it. */
function instrument() {
  let tones = 0;
  const param = { setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const node = {
    connect: () => node,
    frequency: param,
    gain: param,
    type: 'sine',
    start: () => tones++,
    stop: () => {},
  };
  const played = {
    state: 'running',
    currentTime: 0,
    destination: node,
    createOscillator: () => node,
    createGain: () => node,
  };
  return { played, tones: () => tones };
}

afterEach(() => {
  change({ sound: false });
  vi.unstubAllGlobals();
});

describe('what happens', () => {
  it('is heard, each sound once and in order; most facts are silent', () => {
    expect(soundsOf(CUES, steps('thought', 'sailed', 'paid', 'paid', 'built'))).toEqual(['ship', 'coin', 'house']);
    expect(soundsOf(CUES, steps('thought'))).toEqual([]);
  });

  it('is heard when it is shown, with a bell for my turn and the end; what was so before is silent', () => {
    const [facts, mine, over] = [signal<readonly Step[]>(steps('paid')), signal(true), signal(false)];
    const heard: (readonly Sound[])[] = [];
    const stop = listen<Step>(
      { cues: CUES, facts: () => facts.value, mine: () => mine.value, over: () => over.value },
      (sounds) => heard.push(sounds),
    );
    expect(heard).toEqual([]);
    mine.value = false;
    facts.value = steps('sailed');
    mine.value = true;
    over.value = true;
    expect(heard).toEqual([['ship'], ['bell'], ['end']]);
    stop();
    facts.value = steps('built');
    expect(heard).toHaveLength(3);
  });
});

describe('sounds', () => {
  it('are silent until they are switched on, and while the page is hidden', async () => {
    const { played, tones } = instrument();
    vi.stubGlobal('AudioContext', function AudioContext() {
      return played;
    });
    vi.stubGlobal('document', { hidden: false });
    await hear(['coin']);
    expect(tones()).toBe(0);
    change({ sound: true });
    vi.stubGlobal('document', { hidden: true });
    await hear(['coin']);
    expect(tones()).toBe(0);
    vi.stubGlobal('document', { hidden: false });
    await hear(['coin']);
    expect(tones()).toBeGreaterThan(0);
  });

  it.each(SOUNDS)('are all made of tones: %s', (sound) => {
    const { played, tones } = instrument();
    ring(played as unknown as BaseAudioContext, sound);
    expect(tones()).toBeGreaterThan(0);
  });
});
