import { useEffect, useRef } from 'preact/hooks';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { lastPly, plyBefore } from '../match/timeline.ts';
import { settings } from '../ui/settings.ts';

/** What tells in the address of a match how many actions of it are looked at. */
export const PLY = 'ply';

/** Whether the address of this page asks for a moment of its match. */
export const asksForMoment = (): boolean => new URLSearchParams(location.search).has(PLY);

/** A number of actions as an address tells it; NaN for anything else. */
const plyIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** Opens the moment that the address asks for as soon as it is known, and from then on keeps the address at what is looked at. */
export function MomentKept(): null {
  const { session, view } = useMatch();
  const asked = useRef(new URLSearchParams(location.search).get(PLY));
  const timeline = session.timeline.value;
  const isWhole = timeline?.first === 0 || session.trouble.value === 'no-past';
  // Where a match is told from its first action on, the latest come last.
  const isTold = timeline !== null && lastPly(timeline) >= (session.match.value?.ply ?? 0);
  const past = view.past.value;
  useEffect(() => {
    if (timeline === null || !isWhole || !isTold || asked.current === null) return;
    const wanted = plyIn(asked.current);
    const last = lastPly(timeline);
    const nearest = Number.isNaN(wanted) ? last : Math.max(timeline.first, Math.min(last, wanted));
    asked.current = null;
    view.look(nearest, wanted);
  }, [timeline, isWhole, isTold, view]);
  useEffect(() => {
    if (asked.current !== null) return;
    const address = new URL(location.href);
    if (past === null) address.searchParams.delete(PLY);
    else address.searchParams.set(PLY, String(past));
    history.replaceState(history.state, '', address);
  }, [past]);
  return null;
}

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
