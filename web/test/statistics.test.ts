import { readFileSync } from 'node:fs';
import { type MatchRecord, readRecord } from '@levante/contract';
import type { Match, SyncedResult } from '@levante/wire';
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

/**
 * Returns a recorded match as it would be listed, with these seats mine and the others bots of a level, or people
 * (null).
 */
function sat(name: string, { mine = [0], level = 'deckhand', here = false, over = true }: Sitting = {}): Counted {
  const { game, rulesVersion, options, actions, result } = recordOf(name);
  if (!result) throw new Error(`${name} has no result`);
  when += 1;
  const match: Match = {
    id: name,
    game,
    rulesVersion,
    options,
    ply: actions.length,
    commitment: '',
    actor: null,
    createdAt: when,
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
    mine: [...mine],
    viewer: mine[0] ?? null,
    status: over ? 'over' : 'running',
    result: over ? { scores: [...result.scores], ranks: [...result.ranks] } : null,
  };
  return { match, here };
}

/** Computed by hand from the results in the records. */
const EXPECTED = {
  game: 'el-capitan',
  played: 3,
  won: 1,
  meanScore: -(238 + 211 + 150) / 3,
  places: [1, 1, 1],
  latest: [
    { rank: 1, players: 2, id: 'el-capitan-2-base', place: 'server' },
    { rank: 3, players: 3, id: 'el-capitan-3-base', place: 'device' },
    { rank: 2, players: 3, id: 'el-capitan-3-can', place: 'server' },
  ],
  best: { id: 'el-capitan-3-can', place: 'server', figure: -150 },
  longest: { id: 'el-capitan-3-base', place: 'device', figure: 599 },
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
  it('equal the records’', () => {
    const statistics = statisticsOf(
      [
        sat('el-capitan-2-base'),
        sat('el-capitan-3-base', { mine: [2], level: 'capitan', here: true }),
        sat('el-capitan-3-can', { mine: [0], level: null }),
        sat('golden-horn-2-as-described', { mine: [1] }),
      ],
      ['golden-horn', 'el-capitan'],
    );
    expect(statistics).toMatchObject({ running: 0, shared: 0 });
    expect(statistics.games.map(({ game }) => game)).toEqual(['golden-horn', 'el-capitan']);
    expect(statistics.games[1]).toEqual(EXPECTED);
  });

  it('count only finished matches played from one seat, and the number left out', () => {
    const statistics = statisticsOf(
      [
        sat('el-capitan-2-base', { over: false }),
        sat('el-capitan-2-base', { mine: [0, 1] }),
        sat('el-capitan-2-base', { mine: [] }),
      ],
      ['el-capitan'],
    );
    expect(statistics).toEqual({ games: [], running: 1, shared: 1, takenBack: { matches: 0, turns: 0 } });
  });

  it('leave out matches in which turns were taken back, here and on other devices, and count these turns', () => {
    const untouched = sat('el-capitan-2-base');
    const again = sat('el-capitan-3-base');
    const elsewhere: SyncedResult = {
      id: 'other-device-1',
      game: 'el-capitan',
      at: 1,
      players: 3,
      rank: 1,
      score: 7,
      plies: 9,
      others: [],
      takenBack: 3,
    };
    const { games, takenBack } = statisticsOf(
      [untouched, { ...again, match: { ...again.match, takenBack: 2 } }],
      ['el-capitan'],
      [elsewhere],
    );
    expect(games.map(({ played }) => played)).toEqual([1]);
    expect(takenBack).toEqual({ matches: 2, turns: 5 });
  });

  it('count matches on other devices, each once', () => {
    const here = sat('el-capitan-2-base', { here: true });
    const elsewhere = (id: string, at: number, rank: number): SyncedResult => ({
      id,
      game: 'el-capitan',
      at,
      players: 3,
      rank,
      score: 7,
      plies: 9,
      others: ['deckhand'],
    });
    // This device sends its own results, too.
    const results = [elsewhere(here.match.id, 1, 3), elsewhere('other-device-1', 2, 2)];
    const [game] = statisticsOf([here], ['el-capitan'], results).games;
    expect(game).toMatchObject({ played: 2, won: 1, places: [1, 1, 0], best: { id: 'other-device-1', figure: 7 } });
    expect(game?.latest.map(({ place }) => place).sort()).toEqual(['device', 'elsewhere']);
  });

  it('include a game unknown to the page', () => {
    const strange = sat('el-capitan-2-base');
    const statistics = statisticsOf([{ ...strange, match: { ...strange.match, game: 'coin-race' } }], ['el-capitan']);
    expect(statistics.games.map(({ game, played }) => [game, played])).toEqual([['coin-race', 1]]);
  });
});
