import type { Match } from '@levante/wire';
import { useEffect, useRef } from 'preact/hooks';
import { asksForMoment } from '../follow/moment.tsx';
import type { RoomProps } from '../match/game.ts';
import { openPage } from '../ui/pages.tsx';

/**
 * Opens the match that continues this one. Viewers present at that time follow, even from a past position. An address
 * that names a position of a match continued earlier stays.
 */
export function useFollowOn(match: Match | null, { addressOf, reach }: Pick<RoomProps, 'addressOf' | 'reach'>): void {
  const wasHere = useRef(false);
  const isKnown = match !== null;
  const next = match?.continuedBy;
  useEffect(() => {
    if (!isKnown || reach === 'nowhere') return;
    if (next === undefined) wasHere.current = true;
    else if (wasHere.current || !asksForMoment()) openPage(addressOf(next), { replace: true });
  }, [isKnown, next, reach, addressOf]);
}
