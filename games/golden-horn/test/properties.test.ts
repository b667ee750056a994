import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  type ColourCounts,
  type GoldenHornState,
  goldenHorn,
  type Hidden,
  type Place,
  RECONSTRUCTED,
  SHIPS,
  type StateJson,
} from '../rules/index.ts';
import { optionsFor, PLAYERS, playRandomly, RULESETS, type Visit } from './play.ts';

const anyMatch = fc.record({
  players: fc.constantFrom(...PLAYERS),
  ruleset: fc.constantFrom(...RULESETS),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});

/** Holds for every ply of random matches over all options; `ended` sees the state at the end. */
function everyPly(runs: number, visit: (v: Visit) => void, ended?: (state: StateJson) => void): void {
  fc.assert(
    fc.property(anyMatch, ({ players, ruleset, seed }) => {
      const end = playRandomly(optionsFor(players, ruleset), seed, visit);
      ended?.(goldenHorn.toJson(end));
    }),
    { numRuns: runs },
  );
}

const json = (s: GoldenHornState): StateJson => goldenHorn.toJson(s);

/** The counts of a whole state, where nothing is hidden. */
function open(counts: ColourCounts | Hidden): ColourCounts {
  if ('count' in counts) throw new Error('is hidden');
  return counts;
}

const shipsOf = (state: StateJson) =>
  state.players.flatMap((player) => SHIPS.map((code) => ({ code, fleet: player.fleet, ...player.ships[code] })));

/** Position of a place on the lane, from Venice. */
function along(place: Place, players: number): number {
  if (typeof place === 'number') return place;
  if (place === 'MOD') return (RECONSTRUCTED.routes[String(players)] ?? []).indexOf('MOD') + 0.5;
  return place === 'VEN' ? 0 : Number.POSITIVE_INFINITY;
}

/** The value of a warehouse by trying every way to lay out rows (GH-9.1): slow, and true by definition. */
function bestRows(counts: readonly number[]): number {
  const known = new Map<string, number>();
  const best = (left: readonly number[]): number => {
    const sorted = [...left].sort((a, b) => b - a);
    const key = sorted.join();
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    let most = 0;
    for (const [size, bonus] of [
      [6, 4],
      [5, 2],
      [4, 1],
    ] as const) {
      if ((sorted[size - 1] ?? 0) === 0) continue;
      for (const row of rowsOf(sorted, size)) most = Math.max(most, bonus + best(row));
    }
    known.set(key, most);
    return most;
  };
  return best(counts);
}

/** Cubes left after each row of different colours. */
function rowsOf(left: readonly number[], size: number, from = 0): number[][] {
  if (size === 0) return [[...left]];
  return left.flatMap((count, i) => (i < from || count === 0 ? [] : rowsOf(left.with(i, count - 1), size - 1, i + 1)));
}

describe('at every ply of random matches of Golden Horn,', () => {
  it('there are 15 cubes and 9 cards of every colour (GH-1.2)', () => {
    everyPly(25, ({ ply, state }) => {
      if (ply % 3 !== 0) return;
      const now = json(state);
      for (const colour of COLOURS) {
        const aboard = shipsOf(now).reduce((sum, { cargo }) => sum + (cargo?.colour === colour ? cargo.cubes : 0), 0);
        const stored = now.players.reduce((sum, player) => sum + open(player.warehouse)[colour], 0);
        const held = now.players.reduce((sum, player) => sum + open(player.hand)[colour], 0);
        expect(now.bag[colour] + now.cities.VEN[colour] + now.cities.CON[colour] + aboard + stored).toBe(15);
        expect(open(now.deck)[colour] + now.discard[colour] + held).toBe(9);
      }
    });
  });

  it('a sea space holds one ship and Modone its berths, and no cargo has a colour of its ship’s sails (GH-5.1, GH-6)', () => {
    everyPly(25, ({ state }) => {
      const now = json(state);
      const at = new Map<unknown, number>();
      for (const ship of shipsOf(now)) {
        at.set(ship.at, (at.get(ship.at) ?? 0) + 1);
        const sails = RECONSTRUCTED.fleets[ship.fleet][SHIPS.indexOf(ship.code)] ?? [];
        if (ship.cargo) expect(sails).not.toContain(ship.cargo.colour);
        if (ship.at === 'VEN' || ship.at === 'CON') expect(ship.heading).toBe(ship.at === 'VEN' ? 'CON' : 'VEN');
      }
      const berths = RECONSTRUCTED.modone[String(now.players.length)]?.berths ?? 0;
      for (const [place, ships] of at) {
        if (typeof place === 'number') expect(ships).toBe(1);
        if (place === 'MOD') expect(ships).toBeLessThanOrEqual(berths);
      }
    });
  });

  it('a ship moves forward only (GH-6.1)', () => {
    everyPly(20, ({ state, line, step }) => {
      const before = json(state);
      const turned = line.includes(' turn ');
      for (const fact of step()) {
        if (fact.type !== 'stepped') continue;
        const toConstantinople = before.players[fact.seat]?.ships[fact.ship].heading === 'CON';
        const [from, to] = [fact.from, fact.to].map((place) => along(place, before.players.length));
        expect(Number(to) > Number(from)).toBe(toConstantinople !== turned);
      }
    });
  });

  it('the card that a further step costs has the colour of the space (GH-6.3)', () => {
    everyPly(20, ({ state, line }) => {
      const played = / on ([a-z]+)$/.exec(line)?.[1];
      if (played === undefined) return;
      const { seat, turn, players } = json(state);
      const space = players[seat ?? -1]?.ships[turn.ship ?? 'mono'].at;
      const spaces = (RECONSTRUCTED.routes[String(players.length)] ?? []).filter((colour) => colour !== 'MOD');
      expect(spaces[Number(space) - 1]).toBe(played);
    });
  });

  it('all players have had the same number of turns if the match is over (GH-8.2)', () => {
    let turns: number[] = [];
    everyPly(
      20,
      ({ ply, step }) => {
        if (ply === 0) turns = [];
        for (const fact of step()) if (fact.type === 'turn-begun') turns[fact.seat] = (turns[fact.seat] ?? 0) + 1;
      },
      ({ players, round }) => expect(turns).toEqual(players.map(() => round)),
    );
  });

  it('the end is announced by a holder of all colours, or comes with an empty city and bag (GH-8.1)', () => {
    const causes = new Set<string>();
    everyPly(25, ({ state, step }) => {
      const before = json(state);
      for (const fact of step()) {
        if (fact.type === 'announced') {
          causes.add(fact.type);
          const { warehouse } = before.players[fact.seat] ?? {};
          expect(warehouse && COLOURS.every((colour) => open(warehouse)[colour] > 0)).toBe(true);
        }
        if (fact.type === 'end-triggered') {
          causes.add(fact.type);
          const now = json(state);
          expect(COLOURS.map((colour) => now.bag[colour] + now.cities[fact.city][colour])).toEqual([0, 0, 0, 0, 0, 0]);
        }
      }
    });
    expect(causes).toContain('announced');
  });

  it('rows filled greedily score as much as the best rows (GH-9.1)', () => {
    everyPly(
      15,
      () => {},
      ({ players }) => {
        for (const { warehouse, score } of players) {
          const counts = COLOURS.map((colour) => open(warehouse)[colour]);
          const cubes = counts.reduce((sum, count) => sum + count, 0);
          expect(score).toBe(cubes + bestRows(counts));
        }
      },
    );
  });
});
