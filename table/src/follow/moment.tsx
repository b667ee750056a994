import { useEffect, useRef } from 'preact/hooks';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { lastPly, plyBefore } from '../match/timeline.ts';
import { Button } from '../ui/controls.tsx';
import { settings } from '../ui/settings.ts';

/** Query parameter with the ply that is shown. */
export const PLY = 'ply';

/** Returns whether the page's address names a position of its match. */
export const asksForMoment = (): boolean => new URLSearchParams(location.search).has(PLY);

const plyIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** Opens the position named by the address as soon as it is known, then keeps the address up to date. */
export function AddressSync(): null {
  const { session, view } = useMatch();
  const requested = useRef(new URLSearchParams(location.search).get(PLY));
  const timeline = session.timeline.value;
  const isWhole = timeline?.first === 0 || session.trouble.value === 'no-past';
  // A match that is streamed from its first action is complete only at the end.
  const isUpToDate = timeline !== null && lastPly(timeline) >= (session.match.value?.ply ?? 0);
  const past = view.past.value;
  useEffect(() => {
    if (timeline === null || !isWhole || !isUpToDate || requested.current === null) return;
    const wanted = plyIn(requested.current);
    const last = lastPly(timeline);
    const nearest = Number.isNaN(wanted) ? last : Math.max(timeline.first, Math.min(last, wanted));
    requested.current = null;
    view.look(nearest, wanted);
  }, [timeline, isWhole, isUpToDate, view]);
  useEffect(() => {
    if (requested.current !== null) return;
    const address = new URL(location.href);
    if (past === null) address.searchParams.delete(PLY);
    else address.searchParams.set(PLY, String(past));
    history.replaceState(history.state, '', address);
  }, [past]);
  return null;
}

/** Describes a ply. Empty if nothing happened, or while its words are loading. */
export function happened({ session, phrases }: AnyMatchContext, ply: number): string {
  const timeline = session.timeline.value;
  return phrases.happened(ply, timeline ? (plyBefore(timeline, ply)?.facts ?? []) : []) ?? '';
}

/** Button that skips the playback of others' turns. */
export function Playing() {
  const { session, view, words } = useMatch();
  if (view.scene.value?.kind !== 'playing' || settings.value.speed === 'skip') return null;
  return <Button onClick={() => session.skip()}>{words.follow.skip}</Button>;
}
