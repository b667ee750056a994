import { useEffect } from 'preact/hooks';
import { asksForMoment } from '../follow/moment.tsx';
import type { AnyMatchContext } from '../match/match-context.ts';
import { openPage } from '../ui/pages.tsx';

/** Opens the match that continues this one, unless the address names a moment of this one. */
export function useFollowOn({ session, addressOf, reach }: AnyMatchContext): void {
  const next = session.match.value?.continuedBy;
  useEffect(() => {
    if (next !== undefined && reach !== 'nowhere' && !asksForMoment()) openPage(addressOf(next), { replace: true });
  }, [next, reach, addressOf]);
}
