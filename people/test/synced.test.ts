import { Random } from '@levante/contract';
import { MAX_SYNCED_RESULTS, type SyncedData, type SyncedResult } from '@levante/wire';
import { expect, it } from 'vitest';
import { mergeSynced } from '../src/index.ts';

/** Returns one of a few results; some have the same id or time. */
function randomResult(random: Random): SyncedResult {
  const number = random.below(9);
  const id = String(number).padStart(14, '0');
  return { id, game: 'a', at: number % 4, players: 3, rank: 1 + random.below(3), score: 5, plies: 7, others: [null] };
}

/** Returns random settings and progress of one device. */
function randomData(random: Random): SyncedData {
  const numbers = (): number[] => Array.from({ length: random.below(4) }, () => 1 + random.below(6));
  const some = <T>(one: T): T | undefined => (random.below(2) === 0 ? one : undefined);
  // Two choices at the same millisecond are equal here: the first stays.
  const theme = () => {
    const at = random.below(9);
    return { value: at % 2 === 0 ? ('dark' as const) : ('light' as const), at };
  };
  const games = ['a', 'b'].filter(() => random.below(3) > 0);
  return {
    settings: { theme: some(theme()) },
    lessons: games.map((game) => ({ game, step: random.below(13), of: 12 })),
    puzzles: games.map((game) => ({ game, solved: numbers(), failed: numbers() })),
    ...(random.below(3) > 0 && { results: Array.from({ length: 1 + random.below(3) }, () => randomResult(random)) }),
  };
}

const NOTHING: SyncedData = { settings: {}, lessons: [], puzzles: [] };

it('merging settings and progress depends on neither order nor repetition, and keeps every solved puzzle', () => {
  const random = new Random(7);
  for (let i = 0; i < 500; i++) {
    const devices = Array.from({ length: 4 }, () => randomData(random));
    const all = devices.reduce(mergeSynced, NOTHING);
    expect([...devices].reverse().reduce(mergeSynced, NOTHING)).toEqual(all);
    expect([...devices, ...devices].reduce(mergeSynced, NOTHING)).toEqual(all);
    expect(mergeSynced(all, all)).toEqual(all);
    const ids = all.results?.map(({ id }) => id) ?? [];
    expect(new Set(ids)).toEqual(new Set(devices.flatMap(({ results = [] }) => results.map(({ id }) => id))));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { puzzles } of devices) {
      for (const { game, solved } of puzzles) {
        const merged = all.puzzles.find((one) => one.game === game);
        expect(merged?.solved).toEqual(expect.arrayContaining(solved));
        expect(merged?.failed.filter((number) => merged.solved.includes(number))).toEqual([]);
      }
    }
  }
});

it('merging too many results keeps the latest', () => {
  const result = (at: number): SyncedResult => {
    const id = String(at).padStart(14, '0');
    return { id, game: 'a', at, players: 2, rank: 1, score: 5, plies: 7, others: [null] };
  };
  const some = (from: number) => Array.from({ length: MAX_SYNCED_RESULTS }, (_, i) => result(from + i));
  const merged = mergeSynced({ ...NOTHING, results: some(10) }, { ...NOTHING, results: some(0) });
  expect(merged.results).toEqual(some(10));
});
