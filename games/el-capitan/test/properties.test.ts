import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ElCapitanState, elCapitan, type StateJson } from '../rules/index.ts';
import { derive } from '../rules/state/derive.ts';
import { LAYOUT } from '../rules/state/state.ts';
import { CITY_SETS, optionsFor, PLAYERS, playRandomly } from './play.ts';

const anyMatch = fc.record({
  players: fc.constantFrom(...PLAYERS),
  cities: fc.constantFrom(...CITY_SETS),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});

/** Calls `visit` at every ply of random matches over all options. */
function everyPly(runs: number, visit: (v: Parameters<Parameters<typeof playRandomly>[2]>[0]) => void): void {
  fc.assert(
    fc.property(anyMatch, ({ players, cities, seed }) => {
      playRandomly(optionsFor(players, cities), seed, visit);
    }),
    { numRuns: runs },
  );
}

const json = (s: ElCapitanState): StateJson => elCapitan.toJson(s);

/** Serialises all fields of a state to a string for fast comparison. */
function textOf(s: ElCapitanState): string {
  const names = [...LAYOUT.primary, ...LAYOUT.derived];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, LAYOUT.valuesOf(s, name)])));
}

/** Counts the houses outside the stock by colour, from the JSON of a state. */
function housesOut(state: StateJson): Map<string, number> {
  const count = new Map<string, number>();
  for (const city of Object.values(state.cities)) {
    for (const house of [...city.sites, ...city.shut, ...(city.gone ?? [])]) {
      if (house !== null) count.set(house, (count.get(house) ?? 0) + 1);
    }
  }
  return count;
}

/** Invariants specific to this game, which the conformance kit cannot check. */
describe('at every ply of random matches,', () => {
  it('derived fields equal fields recomputed from the primary ones', () => {
    everyPly(20, ({ ply, state }) => {
      const before = textOf(state);
      const anew = elCapitan.clone(state);
      for (const name of LAYOUT.derived) LAYOUT.fill(anew, name, 77);
      derive(anew);
      if (ply % 7 === 0) elCapitan.check(state, 0);
      expect(textOf(anew)).toBe(before);
      expect(textOf(state)).toBe(before);
    });
  });

  it('the numbers of houses, fortresses, cards and loan cards stay the same', () => {
    everyPly(12, ({ ply, state }) => {
      if (ply % 4 !== 0) return;
      const now = json(state);
      const out = housesOut(now);
      const two = now.players.length === 2;
      for (const [seat, player] of now.players.entries()) {
        expect(player.warehouses + (out.get(`${seat}`) ?? 0)).toBe(6 * now.phase);
        expect(player.neutral + (out.get(`${seat}n`) ?? 0)).toBe(two ? 2 * now.phase : 0);
        const forts = Object.values(now.cities).flatMap((city) => city.fortresses.filter((owner) => owner === seat));
        expect(player.fortresses + forts.length).toBe(now.phase);
      }
      const hands = now.players.flatMap((player) => player.hand);
      const { destination, connection } = now;
      const cards = [
        ...hands,
        ...[destination, connection].flatMap((kind) => [...kind.open, ...kind.deck, ...kind.discard]),
      ];
      expect(cards).toHaveLength(54);
      expect(new Set(cards).size).toBe(54);
      for (const [amount, total] of [
        [10, 18],
        [16, 12],
      ] as const) {
        const lent = now.players.flatMap((player) => player.loans.filter((loan) => loan.amount === amount));
        expect(lent.length + (now.loanCards[String(amount)] ?? 0)).toBe(total);
      }
    });
  });

  it('a payday pays what the forecast before it predicted', () => {
    let paydays = 0;
    everyPly(15, ({ state, step }) => {
      const promised = elCapitan.manifest.forecast(state).forecast.map((seat) => seat.total);
      const journal = step();
      if (!journal.some((fact) => fact.type === 'payday')) return;
      paydays += 1;
      const paid = promised.map(() => 0);
      for (const fact of journal) {
        if (fact.type !== 'income' || fact.for === 'bonus' || typeof fact.seat !== 'number') continue;
        paid[fact.seat] = (paid[fact.seat] ?? 0) + Number(fact.amount);
      }
      expect(paid).toEqual(promised);
    });
    expect(paydays).toBe(45);
  });
});
