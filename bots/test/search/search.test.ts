import { type CoinRaceState, coinRace } from '@levante/coin-race/rules';
import { type Budget, CHANCE, NO_LIMIT, Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { kitOf, randomBot } from '../../src/index.ts';
import { chancesOf, type Evaluator, playout } from '../../src/search/evaluator.ts';
import { mcts } from '../../src/search/mcts.ts';
import { searching } from '../../src/search/thinker.ts';
import { type SearchConfig, Tree } from '../../src/search/tree.ts';

const options = { players: 2, goal: 6 };
const STEP_1 = 1;
const STEP_2 = 2;
const PLAIN: SearchConfig = {
  usePriors: false,
  exploration: 0.7,
  priorTemperature: 1,
  wideningBase: 1,
  wideningGrowth: 2,
  chanceWidening: 1,
};
const FORESEEING: SearchConfig = {
  usePriors: true,
  exploration: 0.1,
  priorTemperature: 0.02,
  wideningBase: 2,
  wideningGrowth: 1.5,
  chanceWidening: 1,
};

function race(scores: readonly number[]): CoinRaceState {
  const state = coinRace.setup(options);
  for (const [seat, score] of scores.entries()) state.scores[seat] = score;
  return state;
}

/** Evaluates the race by who is ahead. */
const ahead = (): Evaluator<CoinRaceState> => (state, out) => {
  let sum = 0;
  for (let seat = 0; seat < out.length; seat++) sum += 1 + (state.scores[seat] ?? 0) ** 2;
  for (let seat = 0; seat < out.length; seat++) out[seat] = (1 + (state.scores[seat] ?? 0) ** 2) / sum;
};

/** Returns a deterministic budget that counts calls instead of milliseconds. */
function callBudget(times: number): Budget & { left: number } {
  return {
    left: times,
    remaining() {
      this.left -= 1;
      return Math.max(0, this.left);
    },
  };
}

describe('a search', () => {
  it.each([
    ['with playouts', PLAIN, playout],
    ['with an evaluator', FORESEEING, ahead],
  ])('%s finds the step that wins at once', (_, config, evaluator) => {
    const random = new Random(3);
    const tree = new Tree(coinRace, { evaluator: evaluator(coinRace, random), config }, race([4, 3]), 0, random);
    for (let i = 0; i < 200; i++) tree.try();
    expect(tree.best()).toBe(STEP_2);
    const chances = tree.chances();
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(chances[0]).toBeGreaterThan(0.9);
  });

  it('evaluates a position in which another seat or chance is to act', () => {
    const bot = searching({ level: 'seer', config: FORESEEING, tries: 200, evaluator: ahead });
    const flip = race([4, 0]);
    flip.flip = true;
    expect(coinRace.actor(flip)).toBe(CHANCE);
    const weigh = (state: CoinRaceState): readonly number[] =>
      bot.weigh?.(coinRace, state, 0, new Random(1), NO_LIMIT) ?? [];
    expect(weigh(flip)[0]).toBeGreaterThan(0.7);
    const others = race([0, 4]);
    others.seat = 1;
    expect(weigh(others)[1]).toBeGreaterThan(0.8);
  });

  it('does not change the view that it is given', () => {
    const view = race([2, 3]);
    const before = JSON.stringify(coinRace.toJson(view));
    mcts<CoinRaceState>().think(coinRace, view, 0, new Random(1), callBudget(30));
    expect(JSON.stringify(coinRace.toJson(view))).toBe(before);
  });

  it('returns a legal action within any budget of iterations', () => {
    for (const times of [1, 2, 3, 10, 50]) {
      const budget = callBudget(times);
      const { actions, weighed } = mcts<CoinRaceState>().think(coinRace, race([1, 1]), 0, new Random(times), budget);
      expect([STEP_1, STEP_2]).toContain(actions[0]);
      expect(weighed).toBeLessThanOrEqual(times);
    }
  });

  it('stops at its number of iterations without a time limit, and is the same for the same seed', () => {
    const bot = searching({ level: 'ten', config: PLAIN, tries: 10, evaluator: playout });
    const think = (seed: number) => bot.think(coinRace, race([1, 1]), 0, new Random(seed), NO_LIMIT);
    expect(think(5).weighed).toBeLessThanOrEqual(10);
    expect(think(5)).toEqual(think(5));
  });

  it('with playouts beats the random bot', () => {
    const bot = searching({ level: 'plain', config: PLAIN, tries: 100, evaluator: playout });
    const kit = kitOf(coinRace, [randomBot<CoinRaceState>(), bot]);
    let wins = 0;
    for (let seed = 0; seed < 100; seed++) {
      const levels = seed % 2 === 0 ? ['plain', 'random'] : ['random', 'plain'];
      const { result } = kit.playMatch({ options, levels, seed, record: false });
      if (result?.ranks[seed % 2] === 1) wins += 1;
    }
    expect(wins).toBeGreaterThan(62);
  });
});

it('a match has the same deal whichever bots play, and however long they think', () => {
  const thinker = (level: string, tries: number) =>
    searching<CoinRaceState>({ level, config: PLAIN, tries, evaluator: playout });
  const kit = kitOf(coinRace, [randomBot<CoinRaceState>(), thinker('short', 2), thinker('long', 60)]);
  const deal = (level: string, budget?: () => Budget): string[] => {
    const settings = { options, levels: [level, level], seed: 9, record: true, ...(budget ? { budget } : {}) };
    return kit.playMatch(settings).actions.filter((line) => line.startsWith('*'));
  };
  const deals = [deal('random'), deal('short'), deal('long'), deal('long', () => callBudget(5))];
  const shortest = Math.min(...deals.map((lines) => lines.length));
  expect(shortest).toBeGreaterThan(3);
  expect(new Set(deals.map((lines) => lines.slice(0, shortest).join(' '))).size).toBe(1);
});

it('the players who share the first place divide the chance to win equally', () => {
  const out = new Float64Array(3);
  chancesOf({ scores: [5, 7, 7], ranks: [3, 1, 1] }, out);
  expect([...out]).toEqual([0, 0.5, 0.5]);
});
