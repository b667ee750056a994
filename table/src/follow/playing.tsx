import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { plyBefore } from '../match/timeline.ts';
import { settings } from '../ui/settings.ts';

/** What just happened, in a sentence; empty where nothing did, or nobody can say it yet. */
export function happened({ session, phrases }: AnyMatchContext, ply: number): string {
  const timeline = session.timeline.value;
  return phrases.happened(ply, timeline ? (plyBefore(timeline, ply)?.facts ?? []) : []) ?? '';
}

/** While others' turns are played out: the way past them. */
export function Playing() {
  const { session, view, words } = useMatch();
  if (view.scene.value?.kind !== 'playing' || settings.value.speed === 'skip') return null;
  return (
    <button type="button" class="button" onClick={() => session.skip()}>
      {words.follow.skip}
    </button>
  );
}
