import type { MatchRecord } from '@levante/contract';
import type { MatchSeat, StandIn } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { withLine } from '../src/log/continuation.ts';
import { changesBetween, changesInRecord, standInAt } from '../src/match/seat-changes.ts';

const OUT: StandIn = { level: 'helmsman', why: 'time' };

const seat = (number: number, playedBy?: StandIn): MatchSeat => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  level: null,
  taken: true,
  mine: false,
  ...(playedBy && { playedBy }),
});
const changesOf = (sat: unknown): ReturnType<typeof changesInRecord> => {
  const meta: NonNullable<MatchRecord['meta']> = JSON.parse(JSON.stringify({ sat }));
  return changesInRecord({ meta });
};

describe('seat changes', () => {
  it('are the differences between two descriptions of the seats', () => {
    expect(changesBetween([seat(0), seat(1)], [seat(0), seat(1)], 7)).toEqual([]);
    expect(changesBetween([seat(0), seat(1)], [seat(0), seat(1, OUT)], 7)).toEqual([
      { ply: 7, seat: 1, playedBy: OUT },
    ]);
    expect(changesBetween([seat(0), seat(1, OUT)], [seat(0), seat(1, { ...OUT })], 8)).toEqual([]);
    expect(changesBetween([seat(0), seat(1, OUT)], [seat(0), seat(1)], 9)).toEqual([
      { ply: 9, seat: 1, playedBy: null },
    ]);
  });

  it('are read from a record, without the first players of the seats', () => {
    const sat = [
      { ply: 0, seat: 0, by: 'person' },
      { ply: 0, seat: 1, by: 'person' },
      { ply: 0, seat: 2, by: 'bot', level: 'mate' },
      { ply: 5, seat: 1, by: 'bot', level: 'helmsman', why: 'time' },
      { ply: 9, seat: 1, by: 'person' },
    ];
    expect(changesOf(sat)).toEqual([
      { ply: 5, seat: 1, playedBy: OUT },
      { ply: 9, seat: 1, playedBy: null },
    ]);
  });

  it('are empty for a record whose data have another form', () => {
    for (const sat of [
      undefined,
      'x',
      [null, 4, { ply: 'x' }, { ply: 1, seat: 0, by: 'bot', level: 'mate', why: 'rain' }],
    ])
      expect(changesOf(sat)).toEqual([]);
  });

  it('say which bot played a seat at an action', () => {
    const changes = [
      { ply: 7, seat: 1, playedBy: OUT },
      { ply: 9, seat: 1, playedBy: null },
    ];
    expect([7, 8, 9, 10].map((ply) => standInAt(changes, ply, 1)?.level ?? null)).toEqual([
      null,
      'helmsman',
      'helmsman',
      null,
    ]);
    expect(standInAt(changes, 8, 0)).toBeNull();
  });

  it('follow the actions before them in the log', () => {
    const lines = [4, 2].map((ply) => ({ ply, seat: null, text: `ply ${ply}` }));
    const log = [{ title: 'Round 1', lines }];
    const texts = (ply: number) => withLine(log, { ply, seat: 1, text: 'out' })[0]?.lines.map(({ text }) => text);
    expect(texts(3)).toEqual(['ply 4', 'out', 'ply 2']);
    expect(texts(4)).toEqual(['out', 'ply 4', 'ply 2']);
    expect(withLine(log, { ply: 1, seat: 1, text: 'out' })).toBe(log);
  });
});
