import { useEffect, useRef } from 'preact/hooks';
import { useMatch } from '../match/match-context.ts';
import { lastPly } from '../match/timeline.ts';
import { PLY } from './moment-address.ts';

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
