import { lengthOf } from '@levante/bots';
import { ActionBuffer, CHANCE, drawRandom, NO_LIMIT, NOBODY, type Options, Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { deckhand } from '../../bots/deckhand.ts';
import { goldenHornFeatures } from '../../bots/features.ts';
import { SEAT_FIGURES } from '../../bots/seat-figures.ts';
import { SHIP_FIGURES } from '../../bots/ship-figures.ts';
import { type GoldenHornState, goldenHorn, RECONSTRUCTED, SHIPS } from '../../rules/index.ts';
import { type Counts, position, type Sketch } from './position.ts';

const LENGTH = lengthOf(goldenHornFeatures);
const NAMES = [...SEAT_FIGURES, ...SHIPS.flatMap((ship) => SHIP_FIGURES.map((name) => `${ship}: ${name}` as const))];
type Name = (typeof NAMES)[number];
const TABLES = [2, 3, 4].flatMap((players) =>
  ['as-described', 'as-published'].map((ruleset) => [players, ruleset] as const),
);

function optionsFor(players: number, ruleset: string): Options {
  const options = goldenHorn.options({ players, ruleset });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return options.value;
}

function measured(s: GoldenHornState): Float32Array {
  const out = new Float32Array(s.tables.players * LENGTH);
  goldenHornFeatures.measure(s, out);
  return out;
}

/** The number of that name, as a seat is shown it; times `unit`. */
function shown(s: GoldenHornState, seat: number, name: Name, unit = 1): number {
  return Number(((measured(s)[seat * LENGTH + NAMES.indexOf(name)] ?? Number.NaN) * unit).toFixed(4));
}

function play(s: GoldenHornState, line: string): GoldenHornState {
  const action = goldenHorn.parse(s, line);
  if (!action.ok) throw new Error(line);
  expect(goldenHorn.check(s, action.value)).toBeNull();
  const next = goldenHorn.clone(s);
  goldenHorn.apply(next, action.value);
  return next;
}

function linesOf(s: GoldenHornState): string[] {
  const buffer = new ActionBuffer();
  goldenHorn.legal(s, buffer);
  return Array.from({ length: buffer.length }, (_, i) => goldenHorn.write(s, buffer.at(i)));
}

/** Plays a match by `deckhand` or at random, calling `visit` at every ply. */
function playMatch(options: Options, seed: number, skilled: boolean, visit: (s: GoldenHornState) => void): void {
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  const bot = deckhand();
  const s = goldenHorn.setup(options);
  for (let actor = goldenHorn.actor(s); actor !== NOBODY; actor = goldenHorn.actor(s)) {
    visit(s);
    const thinks = skilled && actor !== CHANCE;
    const thought = thinks
      ? bot.think(goldenHorn, goldenHorn.view(s, actor), actor, random, NO_LIMIT).actions[0]
      : null;
    goldenHorn.apply(s, thought ?? drawRandom(goldenHorn, s, buffer, random, actor));
  }
  visit(s);
}

/** The points of a warehouse, straight from the rules (GH-9.1). */
function score(counts: ArrayLike<number>): number {
  const left = Array.from(counts);
  let points = 0;
  while (left.some((count) => count > 0)) {
    const row = left.filter((count) => count > 0).length;
    points += row + (RECONSTRUCTED.setBonus[String(row)] ?? 0);
    for (const [colour, count] of left.entries()) left[colour] = Math.max(0, count - 1);
  }
  return points;
}

/** The same position with every player one seat further; null at its beginning and in the last round, where seats differ. */
function oneSeatFurther(s: GoldenHornState): GoldenHornState | null {
  if (s.seat < 0 || s.lastRound === 1) return null;
  const { players } = s.tables;
  const further = (seat: number): number => (seat + 1) % players;
  const json = goldenHorn.toJson(s);
  const read = goldenHorn.fromJson({
    ...json,
    seat: further(s.seat),
    actor: json.actor === '*' ? '*' : String(further(s.seat)),
    pending: json.pending && { ...json.pending, seat: further(json.pending.seat) },
    players: json.players.map(({ fleet }, seat) => ({ ...json.players[(seat + players - 1) % players], fleet })),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

describe('the features of a position in random and skilled matches', () => {
  it('are numbers around 1, depend on the state alone, and all vary', () => {
    const lowest = new Float64Array(NAMES.length).fill(Number.POSITIVE_INFINITY);
    const highest = new Float64Array(NAMES.length).fill(Number.NEGATIVE_INFINITY);
    for (const [players, ruleset] of TABLES) {
      for (const [seed, skilled] of [false, true, true].entries()) {
        let before: readonly [GoldenHornState, Float32Array] | null = null;
        let seen = 0;
        playMatch(optionsFor(players, ruleset), seed + players, skilled, (s) => {
          const hash = goldenHorn.hash(s);
          const numbers = measured(s);
          expect(goldenHorn.hash(s)).toBe(hash);
          for (let i = 0; i < numbers.length; i++) {
            const number = numbers[i] ?? Number.NaN;
            lowest[i % LENGTH] = Math.min(lowest[i % LENGTH] ?? 0, number);
            highest[i % LENGTH] = Math.max(highest[i % LENGTH] ?? 0, number);
          }
          if (before && seen % 20 === 0) expect(measured(before[0])).toEqual(before[1]);
          if (seen % 20 === 0) before = [goldenHorn.clone(s), numbers];
          seen += 1;
        });
      }
    }
    expect(NAMES.filter((_, i) => !((lowest[i] ?? -9) >= -2 && (highest[i] ?? 9) <= 2))).toEqual([]);
    const fixed: readonly Name[] = SHIPS.flatMap((ship) => SHIPS.map((kind) => `${ship}: ${kind}` as const));
    const dead = NAMES.filter((name, i) => lowest[i] === highest[i] && !fixed.includes(name));
    // Every ruleset has the duo draw two cards.
    expect(dead).toEqual(['duo: cards on arrival']);
  }, 60_000);

  it('are the same for each seat with the same ships and cards', () => {
    const { A } = RECONSTRUCTED.fleets;
    const board = { ...RECONSTRUCTED, fleets: { A, B: A, C: A, D: A } };
    const options = goldenHorn.options({ players: 3, board });
    if (!options.ok) throw new Error(JSON.stringify(options.refusal));
    // These depend on who began the match, since a round is played to its end.
    const ofTheRound = NAMES.filter((name) => name.startsWith('final'));
    let compared = 0;
    playMatch(options.value, 8, false, (s) => {
      const moved = oneSeatFurther(s);
      if (!moved) return;
      const here = measured(s);
      const there = measured(moved);
      const differing = NAMES.filter((_, i) =>
        [0, 1, 2].some((seat) => here[seat * LENGTH + i] !== there[((seat + 1) % 3) * LENGTH + i]),
      );
      expect(differing.filter((name) => !ofTheRound.includes(name))).toEqual([]);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(100);
  });

  it.each(TABLES)('include the points that the result then has: %i players, %s', (players, ruleset) => {
    playMatch(optionsFor(players, ruleset), 3, false, (s) => {
      const scores = goldenHorn.result(s)?.scores;
      if (scores) expect(scores.map((_, seat) => shown(s, seat, 'points', 50))).toEqual(scores);
    });
    expect.assertions(1);
  });

  it.each(TABLES)('include the points that each cargo adds: %i players, %s', (players, ruleset) => {
    let laden = 0;
    playMatch(optionsFor(players, ruleset), 4, false, (s) => {
      const numbers = measured(s);
      for (const [ship, cubes] of s.cubes.entries()) {
        if (cubes === 0) continue;
        const seat = Math.floor(ship / 3);
        const store = s.warehouses.slice(seat * 6, seat * 6 + 6);
        const before = score(store);
        const colour = s.cargo[ship] ?? 0;
        store[colour] = (store[colour] ?? 0) + cubes;
        const gain = numbers[seat * LENGTH + NAMES.indexOf(`${SHIPS[ship % 3] ?? 'mono'}: gain`)] ?? 0;
        expect(10 * gain).toBeCloseTo(score(store) - before, 4);
        laden += 1;
      }
    });
    expect(laden).toBeGreaterThan(100);
  });

  it.each(TABLES)('include how far each ship may sail by the rules: %i players, %s', (players, ruleset) => {
    const random = new Random(1);
    const buffer = new ActionBuffer();
    let voyages = 0;
    playMatch(optionsFor(players, ruleset), 5, false, (s) => {
      for (const [own, ship] of SHIPS.entries()) {
        const start = linesOf(s).find(
          (line) => line.startsWith(`${s.seat} sail ${ship}`) || line.includes(`load ${ship}`),
        );
        if (!start) continue;
        const from = s.shipAt[s.seat * 3 + own] ?? 0;
        const begun = play(s, start);
        while (goldenHorn.actor(begun) === CHANCE && goldenHorn.toJson(begun).step === 'fill') {
          goldenHorn.apply(begun, drawRandom(goldenHorn, begun, buffer, random, CHANCE));
        }
        const end = (isOn: (line: string) => boolean): number => {
          let at = begun;
          for (let on = linesOf(at).find(isOn); on; on = linesOf(at).find(isOn)) at = play(at, on);
          return Math.abs((at.shipAt[s.seat * 3 + own] ?? 0) - from);
        };
        const farthest = end((line) => line.startsWith(`${s.seat} on`));
        expect(shown(s, s.seat, `${ship}: reach`, 14)).toBeCloseTo(farthest, 2);
        expect(shown(s, s.seat, `${ship}: free reach`, 14)).toBeCloseTo(
          end((line) => line === `${s.seat} on`),
          2,
        );
        const home = farthest === Math.round(shown(s, s.seat, `${ship}: places`, 14));
        expect(shown(s, s.seat, `${ship}: arrives`)).toBe(Number(home));
        voyages += 1;
      }
    });
    expect(voyages).toBeGreaterThan(50);
  });

  it.each(TABLES)('include the possible raids and their gains: %i players, %s', (players, ruleset) => {
    let raids = 0;
    playMatch(optionsFor(players, ruleset), 6, false, (s) => {
      const { step, turn } = goldenHorn.toJson(s);
      if (step !== 'turn' || turn.raided) return;
      const targets = new Map(
        linesOf(s).flatMap((line) => (line.includes(' raid ') ? [[line.split(' ')[2] ?? '', line] as const] : [])),
      );
      expect(shown(s, s.seat, 'prey', 3)).toBeCloseTo(targets.size, 3);
      const swings = [...targets].map(([target, line]) => {
        const after = play(s, line);
        const owner = Number(target[0]);
        const lastCube = `${SHIPS.find((ship) => target.endsWith(ship)) ?? 'mono'}: gain` as const;
        const won = shown(after, s.seat, 'points', 50) - shown(s, s.seat, 'points', 50);
        return won + shown(s, owner, lastCube, 10) - shown(after, owner, lastCube, 10);
      });
      const swing = shown(s, s.seat, 'raid gain', 5) + shown(s, s.seat, 'raid harm', 5);
      expect(swing).toBeCloseTo(Math.max(0, ...swings), 2);
      raids += targets.size;
    });
    expect(raids).toBeGreaterThan(players === 2 ? 0 : 5);
  });
});

const ALL: Counts = { pink: 1, yellow: 1, blue: 1, red: 1, green: 1, orange: 1 };

describe('the features of a given position', () => {
  const three = (sketch: Partial<Sketch> = {}): GoldenHornState =>
    position({ seat: 0, seats: [{}, {}, {}], ...sketch });

  it('include the best cargo in the city, without the colours of the ship’s sails', () => {
    const seats = [{ warehouse: { pink: 1, yellow: 1, blue: 1 } }, {}, {}];
    const s = three({ seats, cities: [{ pink: 5, red: 2, yellow: 2 }, {}] });
    // Red fills a row of four (+1 and the bonus of 1) and begins one; the mono ship may not load pink.
    expect(shown(s, 0, 'mono: load', 10)).toBe(3);
    expect(shown(s, 0, 'mono: load cubes', 5)).toBe(2);
    // Yellow and red are on the sails of the duo; of five pink cubes each begins or fills a row without a bonus.
    expect(shown(s, 0, 'duo: load', 10)).toBe(5);
    expect(shown(s, 0, 'duo: load now', 10)).toBe(0);
    expect(shown(s, 0, 'ready ships', 3)).toBe(3);
  });

  it('include the number of turns to the destination, with cards and without', () => {
    const seat = { ships: { trio: [3, 'CON', 'red', 2] } } as const;
    const bare = three({ seats: [seat, {}, {}] });
    // red (stop), green, orange (free), pink, yellow (stops), blue, green (free), red (stop), orange (free), the city
    expect(shown(bare, 0, 'trio: turns', 8)).toBe(5);
    const held = three({ seats: [{ ...seat, hand: { red: 1, pink: 1 } }, {}, {}] });
    expect(shown(held, 0, 'trio: turns', 8)).toBe(3);
    expect(shown(held, 0, 'trio: bare turns', 8)).toBe(5);
    expect(shown(held, 0, 'trio: stops saved', 5)).toBe(2);
    // As far as yellow, space 8.
    expect(shown(held, 0, 'trio: reach', 14)).toBe(5);
  });

  it('include the seats that can raid a ship before it moves', () => {
    const ships = { duo: [5, 'CON', 'blue', 1] } as const;
    const raider = { hand: { yellow: 2, red: 1 } };
    const at = (seat: number, more: Partial<Sketch> = {}) =>
      three({ seat, seats: [{}, { ...raider }, { ships: { duo: [5, 'CON', 'blue', 1] } }], ...more });
    expect(shown(at(0), 2, 'duo: raiders', 3)).toBe(0);
    const prey = (seat: number, more: Partial<Sketch> = {}) =>
      three({ seat, seats: [{ ships }, raider, raider], ...more });
    expect(shown(prey(0), 0, 'duo: raiders', 3)).toBe(2);
    // The seat on turn has raided already; the one behind it comes before the owner.
    expect(shown(prey(1, { raided: true }), 0, 'duo: raiders', 3)).toBe(1);
    expect(shown(prey(1), 0, 'duo: raiders', 3)).toBe(2);
    expect(shown(prey(2), 0, 'duo: raiders', 3)).toBe(1);
    expect(shown(prey(2, { lastRound: true, raided: true }), 0, 'duo: raiders', 3)).toBe(0);
    expect(shown(prey(2), 0, 'duo: danger')).toBe(1);
    expect(shown(prey(1), 1, 'raid now', 5)).toBe(1);
    expect(shown(prey(0), 1, 'raid now', 5)).toBe(0);
  });

  it('include the seats that can announce the end, now and after a turn', () => {
    const seats = [
      { warehouse: ALL },
      { warehouse: { ...ALL, green: 0 }, ships: { mono: [12, 'CON', 'green', 2] } },
      {},
    ] as const;
    const s = three({ seats });
    expect([0, 1, 2].map((seat) => shown(s, seat, 'all colours'))).toEqual([1, 0, 0]);
    expect([0, 1, 2].map((seat) => shown(s, seat, 'all colours next'))).toEqual([1, 1, 0]);
    expect([0, 1, 2].map((seat) => shown(s, seat, 'rival all colours'))).toEqual([0, 1, 1]);
    expect([0, 1, 2].map((seat) => shown(s, seat, 'rival all colours next'))).toEqual([1, 1, 1]);
    expect(shown(s, 0, 'points', 50)).toBe(10);
    expect(shown(s, 1, 'points', 50)).toBe(7);
    // Seat 1 is still to play, and its ship completes a row of six: 11 points against 10.
    expect(shown(s, 1, 'mono: gain now', 10)).toBe(4);
    expect([0, 1, 2].map((seat) => shown(s, seat, 'final leads'))).toEqual([0, 1, 0]);
    expect(shown(s, 0, 'leads')).toBe(1);
    expect(shown(three({ seats, step: 'close', turnShip: 'duo' }), 0, 'closing')).toBe(1);
  });

  it('count cargo in the last round only for seats that still have a turn', () => {
    // Each has the city before it: the spaces between are taken.
    const seats = [12, 11, 10].map((at) => ({ ships: { mono: [at, 'CON', 'green', 2] } }) as const);
    const last = (seat: number) => three({ seat, seats, lastRound: true, announcedBy: 0 });
    expect([0, 1, 2].map((seat) => shown(last(1), seat, 'plays on'))).toEqual([0, 1, 1]);
    expect([0, 1, 2].map((seat) => shown(last(1), seat, 'mono: moves no more'))).toEqual([1, 0, 0]);
    expect([0, 1, 2].map((seat) => shown(last(1), seat, 'final', 50))).toEqual([0, 2, 2]);
    expect([0, 1, 2].map((seat) => shown(last(1), seat, 'last leads'))).toEqual([0, 0.5, 0.5]);
    expect([0, 1, 2].map((seat) => shown(last(2), seat, 'last leads'))).toEqual([0, 0, 1]);
    expect([0, 1, 2].map((seat) => shown(last(1), seat, 'announced'))).toEqual([1, 0, 0]);
  });
});
