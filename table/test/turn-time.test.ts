import type { MatchRecord } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { turnTimeAt } from '../src/match/turn-time.ts';

const actions = ['* deal', '0 buy', '* reveal', '0 end', '1 buy', '1 end', '0 end'];
const meta: NonNullable<MatchRecord['meta']> = { times: [0, 4000, 0, 1500, 60_000, 20, 7] };

describe('the time used for a turn', () => {
  it('is the sum over one player’s actions, including the chance between them', () => {
    expect([2, 4].map((ply) => turnTimeAt({ actions, meta }, ply))).toEqual(Array(2).fill({ seat: 0, usedMs: 5500 }));
    expect(turnTimeAt({ actions, meta }, 6)).toEqual({ seat: 1, usedMs: 60_020 });
    expect(turnTimeAt({ actions, meta }, 7)).toEqual({ seat: 0, usedMs: 7 });
  });

  it('is unknown for chance, before the first action, and in a record without times', () => {
    for (const ply of [0, 1, 3, 8]) expect(turnTimeAt({ actions, meta }, ply)).toBeNull();
    expect(turnTimeAt({ actions, meta: {} }, 2)).toBeNull();
    expect(turnTimeAt({ actions }, 2)).toBeNull();
  });
});
