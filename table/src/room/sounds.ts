import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyFact } from '../match/position.ts';
import { type Cues, type Sound, soundsOf } from '../sound/cues.ts';
import { hear } from '../sound/sounding.ts';

/** What of a match is listened to. */
export interface Audible<F extends AnyFact> {
  readonly cues: Cues<F>;
  /** What just happened, as it is shown. */
  facts(): readonly F[];
  /** Whether somebody of this screen is to decide. */
  mine(): boolean;
  over(): boolean;
}

/** Listens to a match: what is shown to happen, a bell when my turn begins, and the end. What was so when it began is silent. */
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

/** Plays the sounds of a match for as long as it is rendered. */
export function Sounds({ heard }: { readonly heard: Audible<AnyFact> }) {
  useEffect(() => listen(heard, (sounds) => void hear(sounds)), [heard]);
  return null;
}
