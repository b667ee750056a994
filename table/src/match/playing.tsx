import { plyBefore } from '../follow/timeline.ts';
import { settings } from '../ui/settings.ts';
import { type AnySeated, useSeated } from './table-context.ts';

/** What just happened, in a sentence; empty where nothing did. */
export function happened({ store, voice }: AnySeated, ply: number): string {
  const timeline = store.timeline.value;
  return voice.happened(ply, timeline ? (plyBefore(timeline, ply)?.facts ?? []) : []);
}

/** While others' turns are played out: the way past them. */
export function Playing() {
  const { store, sight, words } = useSeated();
  if (sight.scene.value?.kind !== 'playing' || settings.value.speed === 'skip') return null;
  return (
    <button type="button" class="button" onClick={() => store.skip()}>
      {words.follow.skip}
    </button>
  );
}
