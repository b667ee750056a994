import { Random, setWord, wordAt } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { DESTINATION_CARDS } from '../../rules/board/counts.ts';
import { ASHORE, bitOf, CITIES, NEVER, type Tables, WORDS, wordOf } from '../../rules/board/tables.ts';
import { type Board, RECONSTRUCTED } from '../../rules/index.ts';
import { type CardSet, NO_CARDS, withCardIn } from '../../rules/legality/card-set.ts';
import { findsJointly } from '../../rules/legality/joint-search.ts';
import { Reach } from '../../rules/legality/reach.ts';
import { handReach, MAYBE, NO, RelaxedSearch, YES } from '../../rules/legality/relaxed-search.ts';
import { Resources } from '../../rules/legality/resources.ts';
import { RouteSearch } from '../../rules/legality/route-search.ts';
import { SetSearch, UNDECIDED } from '../../rules/legality/set-search.ts';
import { takeCard } from '../../rules/state/hand.ts';
import { ANYWHERE, clone } from '../../rules/state/state.ts';
import { bitsIn, type End, endsOf, leastOf, relaxedCosts, sizeOf, type Trip } from '../plain-routes.ts';
import { load } from './table.ts';

/**
 * The searches behind the dead-end rule against a plain one that tries every set of cards. The legal lists alone would not
 * show a fault in one of them, since the next search mostly corrects it.
 */

const ALL = ['POR', 'LIS', 'CAN'];
/** A board with cards for 0 to 2 florins, so that many routes cost the same. */
const CHEAP: Board = {
  ...RECONSTRUCTED,
  name: 'cheap cards',
  destinationCards: RECONSTRUCTED.destinationCards.map((card, i) => ({ ...card, price: i % 3 })),
  connectionCards: RECONSTRUCTED.connectionCards.map((card, i) => ({ ...card, price: i % 2 })),
};
const EMPTY = [RECONSTRUCTED, CHEAP].flatMap((board) =>
  [ALL, ['LIS']].map((cities) => load({ options: { players: 3, cities, board } })),
);
const SEAT = 1;
const MAX_CARDS = 6;

/** A drawn question: where from, with which cards and florins, and the funds required by city. */
interface Question {
  readonly means: Resources;
  readonly trip: Trip;
  readonly need: Int32Array;
  readonly budget: number;
}

const anyOf = <T>(random: Random, list: readonly T[]): T => {
  const one = list[random.below(list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** Draws funds required by city, with a share of cities where the route may not end. */
function needOf(random: Random, cities: readonly number[]): Int32Array {
  const need = new Int32Array(CITIES + 1).fill(NEVER);
  const without = random.below(4);
  for (const city of cities) if (random.below(4) >= without) need[city] = random.below(9);
  need[ANYWHERE] = Math.min(...need);
  return need;
}

/** Draws cards that meet in a few cities; and one of these cities, or ashore. */
function drawCards(random: Random, { cities, cardCodes, cardCity, cardEnds }: Tables) {
  const met = Array.from({ length: 5 }, () => anyOf(random, cities));
  const bits = met.reduce((all, city) => all | (1 << city), 0);
  const fitting = cardCodes.flatMap((_, card) => {
    const ends = card < DESTINATION_CARDS ? 1 << wordAt(cardCity, card) : wordAt(cardEnds, card);
    return (ends & ~bits) === 0 ? [card] : [];
  });
  const drawn = Array.from({ length: random.below(MAX_CARDS + 1) }, () => anyOf(random, [...fitting, 3]));
  return { place: random.below(5) === 0 ? ASHORE : anyOf(random, met), cards: [...new Set(drawn)] };
}

/** Draws a question, with the cards in hand or open. */
function draw(random: Random): Question {
  const state = clone(anyOf(random, EMPTY));
  const { tables } = state;
  state.seat = SEAT;
  for (let word = 0; word < WORDS; word++) setWord(state.open, word, 0);
  const { place, cards } = drawCards(random, tables);
  const priced = cards.map((card) => {
    const isHeld = random.below(2) === 0;
    if (isHeld) takeCard(state, SEAT, card);
    else setWord(state.open, wordOf(card), wordAt(state.open, wordOf(card)) | bitOf(card));
    return { card, price: isHeld ? 0 : wordAt(tables.cardPrice, card) };
  });
  setWord(state.cash, SEAT, random.below(14));
  const means = new Resources(tables);
  means.take(state);
  return {
    means,
    need: needOf(random, tables.cities),
    budget: random.below(14),
    trip: { tables, place, cards: priced },
  };
}

/** Draws questions; `seed` keeps those of one test apart from another's. */
function each(seed: number, count: number, ask: (question: Question, random: Random) => void): void {
  const random = new Random(seed);
  for (let i = 0; i < count; i++) ask(draw(random), random);
}

const handOf = (trip: Trip, means: Resources): Trip => ({
  ...trip,
  cards: trip.cards.filter(({ card }) => wordAt(means.hand, wordOf(card)) & bitOf(card)),
});

/** Some cards of a trip as a set. */
const someOf = ({ cards }: Trip, random: Random): CardSet =>
  cards.reduce((set, { card }) => (random.below(3) === 0 ? withCardIn(set, card) : set), NO_CARDS);

const within = (cost: number, budget: number): number | null => (cost <= budget ? cost : null);

describe('the exact search for a route', () => {
  it('finds the lowest cost of cards and destination, without forbidden cards', () => {
    each(1, 300, ({ trip, means, need, budget }, random) => {
      const forbidden = someOf(trip, random);
      const { tables, place } = trip;
      const found = new RouteSearch(tables).cheapest({ place, need, budget, forbidden, avoided: NO_CARDS }, means);
      const banned = bitsIn(trip, forbidden);
      const ends = endsOf(trip).filter(({ used }) => (used & banned) === 0);
      expect(found?.florins ?? null).toBe(within(leastOf(ends, need), budget));
      if (!found) return;
      const cards = bitsIn(trip, found.cards);
      expect(
        leastOf(
          ends.filter(({ used }) => used === cards),
          need,
        ),
      ).toBe(found.florins);
    });
  });

  it('finds a route with a stop, whose first voyage is no arrival', () => {
    each(2, 200, ({ trip, means, need, budget }, random) => {
      const forbidden = someOf(trip, random);
      const { tables, place } = trip;
      const journey = { place, need, budget, forbidden, avoided: NO_CARDS };
      const found = new RouteSearch(tables).cheapestWithStop(journey, means);
      const banned = bitsIn(trip, forbidden);
      const ends = endsOf(trip).filter(({ used }) => (used & banned) === 0 && sizeOf(used) > 1);
      expect(found?.florins ?? null).toBe(within(leastOf(ends, need), budget));
      if (found) expect(sizeOf(bitsIn(trip, found.cards))).toBeGreaterThan(1);
    });
  });

  it('uses as few cards to be saved as the cheapest routes allow', () => {
    each(3, 200, ({ trip, means, need, budget }, random) => {
      const avoided = someOf(trip, random);
      const { tables, place } = trip;
      if (place !== ASHORE) need[place] = NEVER;
      const found = new RouteSearch(tables).cheapest({ place, need, budget, forbidden: NO_CARDS, avoided }, means);
      if (!found) return;
      const unwanted = bitsIn(trip, avoided);
      const best = endsOf(trip).filter(({ city, cost }) => cost + wordAt(need, city) === found.florins);
      const fewest = Math.min(...best.map(({ used }) => sizeOf(used & unwanted)));
      expect(sizeOf(bitsIn(trip, found.cards) & unwanted)).toBe(fewest);
    });
  });
});

describe('the search over sets of cities', () => {
  it('finds the same costs as the exact search, or leaves the decision to it', () => {
    each(4, 400, ({ trip, means, need, budget }, random) => {
      const buying = random.below(3) > 0;
      const some = Math.min(budget, means.purse);
      const found = new SetSearch(trip.tables).cheapest(need, trip.place, means, some, buying);
      if (found === UNDECIDED) return;
      const least = leastOf(endsOf(buying ? trip : handOf(trip, means)), need);
      expect(found).toBe(within(least, some) ?? NEVER);
    });
  });

  it('decides with few cards and florins if no route leads back to its start', () => {
    each(5, 300, ({ trip, means, need }) => {
      if (trip.place !== ASHORE) need[trip.place] = NEVER;
      need[ANYWHERE] = Math.min(...need.subarray(0, CITIES));
      const purse = means.purse;
      if (trip.cards.filter(({ card }) => card < DESTINATION_CARDS).length > 5) return;
      const found = new SetSearch(trip.tables).cheapest(need, trip.place, means, purse, true);
      expect(found).toBe(within(leastOf(endsOf(trip), need), purse) ?? NEVER);
    });
  });

  it('decides with destination cards alone, even if they lead back to the start', () => {
    each(6, 300, ({ trip, means, need }) => {
      if (trip.cards.some(({ card }) => card >= DESTINATION_CARDS) || trip.cards.length > 5) return;
      const found = new SetSearch(trip.tables).cheapest(need, trip.place, means, means.purse, true);
      expect(found).toBe(within(leastOf(endsOf(trip), need), means.purse) ?? NEVER);
    });
  });
});

describe('the relaxed search', () => {
  it('rules out what even reused cards cannot reach, and confirms only what is possible', () => {
    const count = { [NO]: 0, [MAYBE]: 0, [YES]: 0 };
    each(7, 400, ({ trip, means, need }) => {
      const found = new RelaxedSearch(trip.tables).explore(need, trip.place, means);
      const costs = relaxedCosts(trip);
      const relaxed = Math.min(...costs.map((cost, city) => cost + wordAt(need, city)));
      const ends = endsOf(trip);
      const least = leastOf(ends, need);
      expect(found === NO).toBe(relaxed > means.purse);
      if (found === YES) expect(least).toBeLessThanOrEqual(means.purse);
      const near = endsOf(handOf(trip, means)).filter(({ used }) => sizeOf(used) === 1);
      if (leastOf(near, need) <= means.purse) expect(found).toBe(YES);
      if (found === NO || found === MAYBE || found === YES) count[found] += 1;
    });
    // Of questions drawn to be hard, it leaves few to an exact search.
    expect(count[YES]).toBeGreaterThan(100);
    expect(count[MAYBE]).toBeLessThan(30);
  });

  it('finds a lower bound of the cost over all routes, without given cities', () => {
    each(8, 400, ({ trip, means, need, budget }, random) => {
      const { tables, place } = trip;
      const search = new RelaxedSearch(tables);
      const apart = anyOf(random, [0, 1 << anyOf(random, tables.cities), 1 << (place % CITIES)]);
      search.survey(budget, place, means);
      const costs = relaxedCosts(trip);
      const reached = tables.cities.filter((city) => (costs[city] ?? NEVER) <= means.purse - budget);
      const open = reached.filter((city) => ((apart >> city) & 1) === 0);
      const least = open.reduce((sum, city) => Math.min(sum, (costs[city] ?? NEVER) + wordAt(need, city)), NEVER);
      expect(search.least(need, apart, false)).toBe(least);
      const real = search.least(need, apart, true);
      const ends = endsOf(trip).filter(({ city }) => open.includes(city));
      expect(real).toBeGreaterThanOrEqual(leastOf(ends, need));
      const near = endsOf(handOf(trip, means)).filter(({ city, used }) => open.includes(city) && sizeOf(used) === 1);
      if (leastOf(near, need) === least) expect(real).toBe(least);
    });
  });

  it('lists the cities that cards in hand reach', () => {
    each(9, 150, ({ trip, means }) => {
      const costs = relaxedCosts(handOf(trip, means));
      const reached = costs.reduce((bits, cost, city) => (cost === 0 ? bits | (1 << city) : bits), 0);
      expect(handReach(trip.tables, trip.place, means)).toBe(reached);
    });
  });
});

describe('the searches together', () => {
  it('decide whether a ship can act anywhere, and at what minimum cost', () => {
    each(10, 300, ({ trip, means, need, budget }, random) => {
      const reach = new Reach(trip.tables);
      const ends = endsOf(trip);
      expect(reach.finds(need, trip.place, means)).toBe(leastOf(ends, need) <= means.purse);
      const buying = random.below(2) === 0;
      const some = Math.min(budget, means.purse);
      const least = leastOf(buying ? ends : endsOf(handOf(trip, means)), need);
      const cost = reach.cheapest(need, trip.place, means, some, buying);
      expect(within(cost, some)).toBe(within(least, some));
    });
  });

  it('take account of a trial purchase or voyage, and forget it afterwards', () => {
    each(11, 200, ({ trip, means, need }, random) => {
      const { tables, place, cards } = trip;
      if (cards.length === 0) return;
      const reach = new Reach(tables);
      const { card, price } = anyOf(random, cards);
      const others = cards.filter((one) => one.card !== card);
      const held = (wordAt(means.hand, wordOf(card)) & bitOf(card)) !== 0;
      if (price > means.purse) return;
      const before = means.purse;
      if (held) means.play(card);
      else means.buy(card);
      const tried = held ? others : [...others, { card, price: 0 }];
      const least = leastOf(endsOf({ tables, place, cards: tried }), need);
      expect(reach.finds(need, place, means)).toBe(least <= before - price);
      if (held) means.unplay(card);
      else means.unbuy(card);
      expect(reach.finds(need, place, means)).toBe(leastOf(endsOf(trip), need) <= before);
    });
  });
});

/** Returns the cheapest end for each set of cards. */
function bySet(ends: readonly End[], need: Int32Array): readonly (readonly [used: number, cost: number])[] {
  const costs = new Map<number, number>();
  for (const { city, used, cost } of ends) {
    const total = cost + wordAt(need, city);
    if (total < NEVER) costs.set(used, Math.min(costs.get(used) ?? NEVER, total));
  }
  return [...costs];
}

it('a pair of routes is found exactly if two routes share no card and are affordable together', () => {
  let found = 0;
  each(12, 300, ({ trip, means, need, budget }, random) => {
    const { tables } = trip;
    const other = { ...trip, place: anyOf(random, tables.cities) };
    const goal = needOf(random, tables.cities);
    const stop = random.below(3) === 0;
    const forbidden = someOf(trip, random);
    const pirates = bySet(endsOf(other), goal);
    const banned = bitsIn(trip, forbidden);
    const ships = bySet(endsOf(trip), need).filter(([used]) => !(used & banned) && (!stop || sizeOf(used) > 1));
    const possible = pirates.some(([a, first]) =>
      ships.some(([b, second]) => (a & b) === 0 && first + second <= budget),
    );
    const journey = { budget, avoided: NO_CARDS };
    const both = findsJointly(new RouteSearch(tables), means, {
      pirate: { ...journey, place: other.place, need: goal, forbidden: NO_CARDS },
      ship: { ...journey, place: trip.place, need, forbidden },
      stop,
      budget,
    });
    expect(both).toBe(possible);
    if (both) found += 1;
  });
  expect(found).toBeGreaterThan(20);
});
