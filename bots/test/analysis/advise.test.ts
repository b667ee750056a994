import { coinRace } from '@levante/coin-race/rules';
import { entryOf, type Registry } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { type AdvicePlan, advise, kitOf, randomBot, triesBudget } from '../../src/index.ts';
import { mcts } from '../../src/search/mcts.ts';

const COINS: Registry = new Map([[coinRace.id, entryOf(coinRace)]]);

/** Returns a race in which seat 0 is to act. */
function begun() {
  const table = entryOf(coinRace).open({ players: 2, goal: 6 });
  if (!table.ok) throw new Error('no race');
  while (table.value.actor() < 0) table.value.play(table.value.legal().actions[0] ?? '');
  return table.value;
}

const plan = (advisers: readonly string[]): AdvicePlan => {
  const table = begun();
  const seat = table.actor();
  return {
    games: COINS,
    kit: kitOf(coinRace, [randomBot(), mcts()]),
    view: table.state(seat),
    seat,
    level: 'mcts',
    advisers,
    seed: 1,
    budget: (share) => triesBudget(Math.ceil(400 * share)),
  };
};

describe('advice in a turn', () => {
  it('has legal lines only, and chances that add up to 1000 thousandths', () => {
    const advice = advise(plan([]));
    const table = begun();
    for (const line of advice.lines) expect(table.play(line).ok).toBe(true);
    expect(advice.lines.length).toBeGreaterThan(0);
    expect(advice.chances.reduce((sum, chance) => sum + chance)).toBe(1000);
    expect(advice.instead).toBeNull();
  });

  it('compares the best turn with an alternative that gives the seat no better chances', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { seat, chances, instead } = advise({ ...plan(['random']), seed });
      if (instead) expect(instead.chances[seat] ?? 0).toBeLessThanOrEqual(chances[seat] ?? 0);
    }
  });

  it('is the same for the same question and seed', () => {
    expect(advise(plan(['random']))).toEqual(advise(plan(['random'])));
  });

  it('is refused for a seat that is not to act', () => {
    expect(() => advise({ ...plan([]), seat: 1 - begun().actor() })).toThrow('does not decide');
  });
});
