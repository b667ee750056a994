import { coinRace } from '@levante/coin-race/rules';
import { type CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import { describe, expect, it } from 'vitest';
import { extend, lastPly, plyBefore, positionAt, timelineAt, withPast } from '../src/match/timeline.ts';

/** Sixty plies of a race that is not over by then. */
const LINES = Array.from({ length: 60 }, (_, i) => (i % 2 === 1 ? '* tails' : `${(i / 2) % 2} step 1`));
const START = new CoinPosition(coinRace.setup({ players: 2, goal: 50 }));
const upTo = (ply: number) => extend<CoinPosition, CoinFact>(timelineAt(0, START), LINES.slice(0, ply));

describe('the past', () => {
  it('is put before the plies that arrived since', () => {
    const whole = upTo(60);
    if (!whole) throw new Error('the race does not follow the rules');
    const late = extend<CoinPosition, CoinFact>(timelineAt(40, positionAt(whole, 40)), LINES.slice(40));
    const past = upTo(50);
    const joined = late && past && withPast(late, past);
    expect(joined && lastPly(joined)).toBe(60);
    for (const ply of [0, 1, 39, 40, 41, 60])
      expect(joined && positionAt(joined, ply).json).toEqual(positionAt(whole, ply).json);
    expect(positionAt(whole, 60).json).not.toEqual(positionAt(whole, 40).json);
    expect(joined && plyBefore(joined, 0)).toBeNull();
    const short = upTo(30);
    expect(late && short && withPast(late, short)).toBeNull();
  });

  it('is not extended by an illegal line', () => {
    const begun = upTo(1);
    expect(begun && extend<CoinPosition, CoinFact>(begun, ['0 step 1'])).toBeNull();
  });
});
