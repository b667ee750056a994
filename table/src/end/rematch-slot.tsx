import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { hasOthers } from './rematch-seats.ts';

const RematchNews = lazyComponent(async () => (await import('./rematch.tsx')).RematchNews);

/** Returns whether the other people of the match on the table can be asked for a rematch. */
export function useMayAskOthers(): boolean {
  const { session } = useMatch();
  const match = session.match.value;
  return match !== null && match.mine.length > 0 && session.host.rematch !== undefined && hasOthers(match);
}

/** Follows the rematch of a finished match. Renders nothing during the match, and if no player can be asked. */
export function RematchSlot() {
  const mayAsk = useMayAskOthers();
  const match = useMatch().session.match.value;
  return match?.status === 'over' && mayAsk ? <RematchNews match={match} /> : null;
}
