import type { TimelineReader } from '@levante/table/match/session.ts';
import { replaying } from '@levante/table/match/timeline.ts';
import { type CoinFact, type CoinPosition, coinPositions } from './position.ts';

/** How a match of the coin race is followed: what is told is decided anew, and compared with the state told. */
export const coinFollower: TimelineReader<CoinPosition, CoinFact> = {
  ...replaying<CoinPosition, CoinFact>(coinPositions),
  pauses: { scored: 500 },
  stops: () => false,
};
