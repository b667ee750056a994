import { join } from 'node:path';
import { type Analysis, type AnalysisPlan, analysing, kitOf, mcts, triesBudget } from '@levante/bots';
import { entryOf, type MatchRecord, Random, replay } from '@levante/contract';
import { readSeeded } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { deckhand } from '../../../bots/deckhand.ts';
import { goldenHorn } from '../../../rules/index.ts';

const games = new Map([[goldenHorn.id, entryOf(goldenHorn)]]);

/** The analysis to its end. */
function finish(plan: AnalysisPlan): { readonly analysis: Analysis } {
  const run = analysing(plan);
  for (let step = run.next(); ; step = run.next()) if (step.done) return { analysis: step.value };
}

/** The same match from a ply on, begun as it was or as a seat might have taken it to be. */
function lastPart({ record, ply, seat }: ReturnType<typeof readSeeded>, guess: number | null): MatchRecord {
  const opened = entryOf(goldenHorn).open(record.options);
  if (!opened.ok) throw new Error('no table');
  for (const line of record.actions.slice(0, ply)) opened.value.play(line);
  const table = guess === null ? opened.value : opened.value.guess(seat, new Random(guess));
  const { result: _, meta: __, ...head } = record;
  return { ...head, start: table.state(), actions: record.actions.slice(ply) };
}

describe('the analysis of a match', () => {
  it('rates a turn the same whatever the hidden cards and the later result are', () => {
    const seeded = readSeeded(join(import.meta.dirname, 'stopped-at-the-door.levante.json'));
    const kit = kitOf(goldenHorn, [deckhand(), mcts()]);
    const budget = (share: number) => triesBudget(Math.ceil(60 * share));
    const plan = { games, kit, level: 'mcts', advisers: ['deckhand'], seed: 1, budget };
    const asItWas = finish({ ...plan, record: lastPart(seeded, null) }).analysis;
    const scoresOf = (record: MatchRecord) => {
      const end = replay(games, record);
      return 'refusal' in end ? null : end.result()?.scores;
    };
    const others = Array.from({ length: 400 }, (_, guess) => lastPart(seeded, guess)).filter(
      (record) => String(scoresOf(record)) !== String(asItWas.result.scores),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const record of others.slice(0, 3)) {
      expect(finish({ ...plan, record }).analysis.turns[0]).toEqual(asItWas.turns[0]);
    }
  });
});
