import { useEffect, useState } from 'preact/hooks';
import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { lastPosition } from '../match/timeline.ts';

const NextTurnLink = lazyComponent(async () => (await import('./next-turn.tsx')).NextTurnLink);

/** Time after which the link is loaded: the table comes first. */
const LATER_MS = 3000;

/** Link to my next match, shown while it is not my turn here, if the host supports it. */
export function NextTurnSlot() {
  const { session } = useMatch();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const match = session.match.value;
  const actor = session.timeline.value ? lastPosition(session.timeline.value).actor : null;
  const isMine = match?.status === 'running' && actor !== null && match.mine.includes(actor);
  if (!match || !isLater || isMine || match.mine.length === 0 || !session.host.nextTurn) return null;
  return <NextTurnLink />;
}
