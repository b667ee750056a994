import type { Fact } from '@levante/contract';
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

/** Holds for every ply of random matches over all options. */
function everyPly(runs: number, visit: (v: Parameters<Parameters<typeof playRandomly>[2]>[0]) => void): void {
  fc.assert(
    fc.property(anyMatch, ({ players, cities, seed }) => {
      playRandomly(optionsFor(players, cities), seed, visit);
    }),
    { numRuns: runs },
  );
}

const json = (s: ElCapitanState): StateJson => elCapitan.toJson(s);

/** Every field of a state by its name. */
function fieldsOf(s: ElCapitanState): Record<string, readonly number[]> {
  return Object.fromEntries([...LAYOUT.primary, ...LAYOUT.derived].map((name) => [name, LAYOUT.valuesOf(s, name)]));
}

/** Where each florin went, by the journal: the change of every seat's cash. */
function cashChanges(journal: readonly Fact[], players: number): number[] {
  const change = Array.from({ length: players }, () => 0);
  const add = (seat: unknown, amount: unknown): void => {
    if (typeof seat === 'number') change[seat] = (change[seat] ?? 0) + Number(amount);
  };
  for (const fact of journal) {
    if (fact.type === 'income') add(fact.seat, fact.amount);
    if (fact.type !== 'paid') continue;
    add(fact.from, -Number(fact.amount));
    add(fact.to, fact.amount);
  }
  return change;
}

/** Houses of each seat outside the stock, by colour, from the plain form of the state. */
function housesOut(state: StateJson): Map<string, number> {
  const count = new Map<string, number>();
  for (const city of Object.values(state.cities)) {
    for (const house of [...city.sites, ...city.shut, ...(city.gone ?? [])]) {
      if (house !== null) count.set(house, (count.get(house) ?? 0) + 1);
    }
  }
  return count;
}

describe('at every ply of random matches', () => {
  it('somebody can always act until the match is over, and the list ascends without repeats', () => {
    everyPly(25, ({ legal }) => {
      expect(legal.length).toBeGreaterThan(0);
      for (let i = 1; i < legal.length; i++) expect(legal[i - 1]).toBeLessThan(legal[i] ?? -1);
    });
  });

  it('check allows what the list holds, and refuses whatever else may be asked, changing nothing', () => {
    everyPly(4, ({ ply, state, legal }) => {
      if (ply % 23 !== 0) return;
      const before = JSON.stringify(json(state));
      const listed = new Set(legal);
      for (const action of legal) expect(elCapitan.check(state, action)).toBeNull();
      for (let kind = 0; kind < 16; kind++) {
        for (let detail = 0; detail < 1024; detail += 1 + ((ply + kind) % 5)) {
          const line = elCapitan.write(state, kind * 1024 + detail);
          const parsed = elCapitan.parse(state, line);
          if (!parsed.ok || listed.has(parsed.value)) continue;
          expect(elCapitan.check(state, parsed.value), line).not.toBeNull();
        }
      }
      expect(JSON.stringify(json(state))).toBe(before);
    });
  });

  it('a line that is written is read back as the same action', () => {
    everyPly(15, ({ state, legal }) => {
      for (const action of legal) {
        const line = elCapitan.write(state, action);
        expect(elCapitan.parse(state, line)).toEqual({ ok: true, value: action });
      }
    });
  });

  it('a state that is saved and loaded is the same state, with the same future', () => {
    everyPly(12, ({ ply, state, action, step }) => {
      if (ply % 5 !== 0) return;
      const saved = json(state);
      const loaded = elCapitan.fromJson(JSON.parse(JSON.stringify(saved)));
      if (!loaded.ok) throw new Error(JSON.stringify([loaded.refusal, saved]));
      expect(json(loaded.value)).toEqual(saved);
      step();
      elCapitan.apply(loaded.value, action);
      expect(json(loaded.value)).toEqual(json(state));
    });
  });

  it('derived fields are what follows from the primary ones, whenever they are looked at', () => {
    everyPly(20, ({ ply, state }) => {
      const before = fieldsOf(state);
      const anew = elCapitan.clone(state);
      for (const name of LAYOUT.derived) LAYOUT.fill(anew, name, 77);
      derive(anew);
      if (ply % 7 === 0) elCapitan.check(state, 0);
      expect(fieldsOf(anew)).toEqual(before);
      expect(fieldsOf(state)).toEqual(before);
    });
  });

  it('a copy goes its own way', () => {
    everyPly(10, ({ ply, state, action, step }) => {
      if (ply % 3 !== 0) return;
      const before = JSON.stringify(json(state));
      const copy = elCapitan.clone(state);
      elCapitan.apply(copy, action);
      expect(JSON.stringify(json(state))).toBe(before);
      step();
      expect(json(copy)).toEqual(json(state));
    });
  });

  it('the journal tells of every florin, and it costs nothing to do without it', () => {
    everyPly(20, ({ state, action, step }) => {
      const { players } = json(state);
      const silent = elCapitan.clone(state);
      elCapitan.apply(silent, action);
      const change = cashChanges(step(), players.length);
      const after = json(state);
      expect(after.players.map((player, seat) => player.cash - (players[seat]?.cash ?? 0))).toEqual(change);
      expect(json(silent)).toEqual(after);
    });
  });

  it('houses, fortresses, cards and loan cards are never lost nor made', () => {
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

  it('a payday pays what the forecast of the last moment promised', () => {
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
