import type { TimelineReader } from '@levante/table/match/session.ts';
import { replaying } from '@levante/table/match/timeline.ts';
import { type CoinFact, type CoinPosition, coinPositions } from './position.ts';

/** Follower of a match of the coin race: replays the received actions and compares the state. */
export const coinFollower: TimelineReader<CoinPosition, CoinFact> = {
  ...replaying<CoinPosition, CoinFact>(coinPositions),
  pauses: { scored: 500 },
  stops: () => false,
};
