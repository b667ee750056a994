import { readFileSync } from 'node:fs';
import { type MatchRecord, readRecord } from '@levante/contract';
import type { Match } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { type Counted, statisticsOf } from '../src/pages/statistics/figures.ts';

function recordOf(name: string): MatchRecord {
  const path = new URL(`../../records/corpus/${name}.levante.json`, import.meta.url);
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(`no record: ${name}`);
  return read.value;
}

interface Sitting {
  readonly mine?: readonly number[];
  readonly level?: string | null;
  readonly here?: boolean;
  readonly over?: boolean;
}

let when = 0;

/** A kept match as the lists tell it: I sat on these seats, and on the others bots of a level, or people (null). */
function sat(name: string, { mine = [0], level = 'deckhand', here = false, over = true }: Sitting = {}): Counted {
  const { game, rulesVersion, options, actions, result } = recordOf(name);
  if (!result) throw new Error(`${name} has no result`);
  when += 1;
  const match: Match = {
    ...{ id: name, game, rulesVersion, options, ply: actions.length, commitment: '', actor: null, createdAt: when },
    seats: result.ranks.map((_, seat) => {
      const bot = !mine.includes(seat) && level !== null;
      return {
        seat,
        kind: bot ? 'bot' : 'person',
        name: 'A',
        level: bot ? level : null,
        taken: true,
        mine: mine.includes(seat),
      };
    }),
    ...{ mine: [...mine], viewer: mine[0] ?? null, status: over ? 'over' : 'running' },
    result: over ? { scores: [...result.scores], ranks: [...result.ranks] } : null,
  };
  return { match, here };
}

/** Reckoned by hand from the results that stand in the records. */
const EXPECTED = {
  game: 'el-capitan',
  played: 3,
  won: 1,
  meanScore: -(238 + 211 + 150) / 3,
  places: [1, 1, 1],
  latest: [
    { rank: 1, players: 2, id: 'el-capitan-2-base', here: false },
    { rank: 3, players: 3, id: 'el-capitan-3-base', here: true },
    { rank: 2, players: 3, id: 'el-capitan-3-can', here: false },
  ],
  best: { id: 'el-capitan-3-can', here: false, figure: -150 },
  longest: { id: 'el-capitan-3-base', here: true, figure: 599 },
  byPlayers: [
    { players: 2, played: 1, won: 1, meanScore: -238 },
    { players: 3, played: 2, won: 0, meanScore: -180.5 },
  ],
  byOthers: [
    { others: 'deckhand', played: 1, won: 1, meanScore: -238 },
    { others: 'capitan', played: 1, won: 0, meanScore: -211 },
    { others: null, played: 1, won: 0, meanScore: -150 },
  ],
};

describe('the statistics of my matches', () => {
  it('are those of the records', () => {
    const told = statisticsOf(
      [
        sat('el-capitan-2-base'),
        sat('el-capitan-3-base', { mine: [2], level: 'capitan', here: true }),
        sat('el-capitan-3-can', { mine: [0], level: null }),
        sat('golden-horn-2-as-described', { mine: [1] }),
      ],
      ['golden-horn', 'el-capitan'],
    );
    expect(told).toMatchObject({ running: 0, shared: 0 });
    expect(told.games.map(({ game }) => game)).toEqual(['golden-horn', 'el-capitan']);
    expect(told.games[1]).toEqual(EXPECTED);
  });

  it('count only what is over and was played from one seat, and say what they leave out', () => {
    const told = statisticsOf(
      [
        sat('el-capitan-2-base', { over: false }),
        sat('el-capitan-2-base', { mine: [0, 1] }),
        sat('el-capitan-2-base', { mine: [] }),
      ],
      ['el-capitan'],
    );
    expect(told).toEqual({ games: [], running: 1, shared: 1 });
  });

  it('name a game that the page does not know', () => {
    const strange = sat('el-capitan-2-base');
    const told = statisticsOf([{ ...strange, match: { ...strange.match, game: 'coin-race' } }], ['el-capitan']);
    expect(told.games.map(({ game, played }) => [game, played])).toEqual([['coin-race', 1]]);
  });
});
