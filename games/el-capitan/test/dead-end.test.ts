import { ActionBuffer, NOBODY, Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import * as act from '../src/board/action.ts';
import { type Board, type ElCapitanState, elCapitan, RECONSTRUCTED } from '../src/index.ts';
import { candidates } from '../src/legality/candidates.ts';
import { NOTHING, TURN } from '../src/state/state.ts';

/** Everything that can be done in a turn before its action, tried to the end: slow, and true by definition (EC-3.4). */
function finishes(start: ElCapitanState): boolean {
  const buffer = new ActionBuffer();
  const seen = new Set<string>();
  const queue = [start];
  for (const s of queue) {
    candidates(s, buffer);
    for (let i = 0; i < buffer.length; i++) {
      const action = buffer.at(i);
      const kind = act.kindOf(action);
      if (kind >= act.BUILD && kind <= act.LOAN) return true;
      const next = elCapitan.clone(s);
      elCapitan.apply(next, action);
      const key = keyOf(next);
      if (!seen.has(key)) {
        seen.add(key);
        queue.push(next);
      }
    }
  }
  return false;
}

function keyOf(s: ElCapitanState): string {
  const { players, cities, pirate, destination, connection, turn } = elCapitan.toJson(s);
  const berths = Object.values(cities).map((city) => city.berths);
  return JSON.stringify([
    players[s.seat],
    players.map((p) => p.cash),
    berths,
    pirate,
    destination.open,
    connection.open,
    turn,
  ]);
}

function cardsInHand(s: ElCapitanState): number {
  return elCapitan.toJson(s).players[s.seat]?.hand.length ?? 0;
}

/** Compares the legal list with the definition wherever a poor player with few cards is to act. */
function compare(cities: readonly string[], players: number, seed: number, positions: number, board?: Board): number {
  const options = elCapitan.options(board ? { players, cities, board } : { players, cities });
  if (!options.ok) throw new Error('options');
  const random = new Random(seed);
  const out = new ActionBuffer();
  const all = new ActionBuffer();
  let compared = 0;
  while (compared < positions) {
    const s = elCapitan.setup(options.value);
    while (elCapitan.actor(s) !== NOBODY && compared < positions) {
      elCapitan.legal(s, out);
      const poor = s.step === TURN && s.acted === NOTHING && (s.cash[s.seat] ?? 0) <= 7;
      if (
        poor &&
        (s.bought || s.sailed || random.below(4) === 0) &&
        cardsInHand(s) <= (cities.includes('CAN') ? 2 : 5)
      ) {
        candidates(s, all);
        const legal = new Set(Array.from({ length: out.length }, (_, i) => out.at(i)));
        for (let i = 0; i < all.length; i++) {
          const action = all.at(i);
          const kind = act.kindOf(action);
          const next = elCapitan.clone(s);
          elCapitan.apply(next, action);
          const finishing = (kind >= act.BUILD && kind <= act.LOAN) || finishes(next);
          const line = `${elCapitan.write(s, action)} in ${JSON.stringify(elCapitan.toJson(s))}`;
          expect(legal.has(action), line).toBe(finishing);
          expect(elCapitan.check(s, action) === null, line).toBe(finishing);
        }
        compared += 1;
      }
      elCapitan.apply(s, out.at(random.below(out.length)));
    }
  }
  return compared;
}

/** A board on which a further berth may be the cheaper one. */
const descending: Board = {
  ...RECONSTRUCTED,
  name: 'descending',
  cities: RECONSTRUCTED.cities.map((city) => ({ ...city, berths: [...city.berths].reverse() })),
};

describe('the dead-end rule agrees with its definition (EC-3.4)', () => {
  it.each([
    ['no extra city', [], 3, undefined, 150],
    ['two players', [], 2, undefined, 150],
    ['Lisboa', ['LIS'], 4, undefined, 100],
    ['Porto and Lisboa', ['POR', 'LIS'], 5, undefined, 100],
    ['the pirate', ['CAN'], 3, undefined, 120],
    ['all extra cities', ['POR', 'LIS', 'CAN'], 4, undefined, 60],
    ['two players and the pirate', ['CAN'], 2, undefined, 120],
    ['cheaper further berths', ['CAN'], 4, descending, 30],
  ] as const)('%s', (_, cities, players, board, positions) => {
    expect(compare(cities, players, 7 + players, positions, board)).toBe(positions);
  });
});
