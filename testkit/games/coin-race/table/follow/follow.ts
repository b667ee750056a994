import type { MatchRecord } from '@levante/contract';
import { extend, pliesFrom, type Timeline, type TimelinePly, timelineAt } from '@levante/table/follow/timeline.ts';
import type { TimelineReader } from '@levante/table/match/session.ts';
import { type CoinFact, type CoinPosition, readPosition } from './position.ts';

/** How a match of the coin race is followed: what is told is decided anew, and compared with the state told. */
export const coinFollower: TimelineReader<CoinPosition, CoinFact> = {
  secret: false,
  pauses: { scored: 500 },
  read: readPosition,
  opening: ({ options }) => readPosition({ options }),
  follow(from, told, state): readonly TimelinePly<CoinPosition, CoinFact>[] | null {
    const lines = told.map(({ action }) => action);
    const plies = pliesFrom<CoinPosition, CoinFact>(from, lines);
    const last = plies?.at(-1)?.position ?? from;
    return plies && JSON.stringify(last.json) === JSON.stringify(state) ? plies : null;
  },
  past({ options, actions }: MatchRecord): Timeline<CoinPosition, CoinFact> | null {
    const start = readPosition({ options });
    return 'code' in start ? null : extend<CoinPosition, CoinFact>(timelineAt(0, start), actions);
  },
  stops: () => false,
};
