import { coinRace } from '@levante/coin-race/rules';
import { entryOf, type JsonObject, type MatchRecord, Random, type Registry } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import {
  type Analysis,
  type AnalysisPlan,
  analysing,
  BadRecord,
  kitOf,
  randomBot,
  triesBudget,
} from '../../src/index.ts';
import { mcts } from '../../src/search/mcts.ts';

const COINS: Registry = new Map([[coinRace.id, entryOf(coinRace)]]);
const coinKit = kitOf(coinRace, [randomBot(), mcts()]);

/** Runs an analysis and collects its progress reports. */
function finish(plan: AnalysisPlan): { readonly analysis: Analysis; readonly shares: readonly number[] } {
  const run = analysing(plan);
  const shares: number[] = [];
  for (let step = run.next(); ; step = run.next()) {
    if (step.done) return { analysis: step.value, shares };
    shares.push(step.value.done / step.value.of);
  }
}

const coinPlan = (actions: readonly string[], options: JsonObject = { players: 2, goal: 6 }): AnalysisPlan => ({
  games: COINS,
  record: { format: 'levante-record', version: 1, game: 'coin-race', rulesVersion: 1, options, actions },
  kit: coinKit,
  level: 'mcts',
  advisers: [],
  seed: 1,
  budget: (share) => triesBudget(Math.ceil(400 * share)),
});

/** Returns the record of a race between random players. */
function anyRace(seed: number, players: number): readonly string[] {
  const table = entryOf(coinRace).open({ players, goal: 6 });
  if (!table.ok) throw new Error('no race');
  const random = new Random(seed);
  const actions: string[] = [];
  for (let line = table.value.playRandom(random); line !== null; line = table.value.playRandom(random))
    actions.push(line);
  return actions;
}

/** Asserts the invariants of every analysis. */
function expectSound(analysis: Analysis, { actions }: Pick<MatchRecord, 'actions'>): void {
  const own = analysis.turns.flatMap(({ played }) => played);
  expect(own).toEqual(actions.filter((line) => !line.startsWith('* ')));
  for (const turn of analysis.turns) {
    expect(turn.givenAway).toBeGreaterThanOrEqual(0);
    expect(turn.reasons.length).toBeLessThanOrEqual(2);
    expect(turn.mark === null).toBe(turn.givenAway < 30);
    if (turn.givenAway === 0) expect(turn.best).toEqual(turn.played);
    for (const chances of [turn.chancesBefore, turn.chancesAfter]) {
      expect(chances.every((chance) => Number.isInteger(chance) && chance >= 0)).toBe(true);
      expect(chances.reduce((sum, chance) => sum + chance)).toBe(1000);
    }
    expect(actions.slice(turn.ply, turn.ply + turn.plies).filter((line) => !line.startsWith('* '))).toEqual(
      turn.played,
    );
    expect(turn.from).toBeGreaterThanOrEqual(turn.ply);
    expect(turn.from).toBeLessThan(turn.ply + turn.plies);
  }
}

describe('the analysis of a match', () => {
  it('marks a step of one as a blunder where a step of two wins, and no loss in the winning step', () => {
    const start = ['0 step 1', '* tails', '1 step 1', '* tails', '0 step 2', '* heads', '1 step 2', '* tails'];
    const missed = [...start, '0 step 1', '* tails', '1 step 2', '* heads'];
    const { turns, seats } = finish(coinPlan(missed)).analysis;
    const blunder = turns.find(({ ply }) => ply === start.length);
    expect(blunder).toMatchObject({ seat: 0, played: ['0 step 1'], best: ['0 step 2'], mark: 'blunder', reasons: [] });
    expect(seats[0]?.blunders).toBeGreaterThan(0);
    expect(turns.at(-1)).toMatchObject({ seat: 1, givenAway: 0, best: ['1 step 2'], mark: null });
  });

  it('covers every decision, with chances that add up to 1 and no negative loss', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const plan = coinPlan(anyRace(seed, 2 + (seed % 3)), { players: 2 + (seed % 3), goal: 6 });
      expectSound(finish(plan).analysis, plan.record);
    }
  });

  it('is the same for the same plan', () => {
    const plan = coinPlan(anyRace(9, 3), { players: 3, goal: 6 });
    expect(finish(plan)).toEqual(finish(plan));
  });

  it('reports its progress as shares from 0 to 1 that never decrease', () => {
    const { shares } = finish(coinPlan(anyRace(4, 2)));
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('refuses a match that is not over, and names the ply at which a record breaks the rules', () => {
    const begun = () => finish(coinPlan(['0 step 1', '* heads']));
    expect(begun).toThrow(BadRecord);
    const wrong = () => finish(coinPlan(['0 step 1', '* heads', '0 step 1']));
    expect(wrong).toThrow(/ply 2: not-your-turn/);
  });
});
