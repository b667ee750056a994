import { byteAt, itemAt, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import type { CardCode } from '../board/facts.ts';
import type { CityCode } from '../board/places.ts';
import { placeOf } from '../board/route.ts';
import { CAN, CARDS_A_WORD, cityCode, type Tables, WORDS } from '../board/tables.ts';
import { write } from '../io/notation.ts';
import { type CardSet, NO_CARDS } from '../legality/card-set.ts';
import { Resources } from '../legality/resources.ts';
import { FREE_DONE, FREE_OWED, PAID_NONE, PAID_SAILING } from '../pirate/pirate.ts';
import { type ElCapitanState, NOTHING, TURN } from '../state/state.ts';
import type { Approach } from './approach.ts';
import { type CityDeed, DeedSearch } from './deed-search.ts';
import { approachesByPirate } from './pirate-approaches.ts';
import { hasCard, joinedCards, legsOf, VoyageSearch } from './voyage-search.ts';

/** Rest of a turn up to its action: purchases, voyages and the deed. */
export interface Plan {
  /** Actions in their order, as lines. */
  readonly lines: readonly string[];
  /** Payments to the bank: cards, berth or fortress, the pirate's fare. */
  readonly price: number;
  /** Cash afterwards, including immediate payments by the bank. */
  readonly cashLeft: number;
  /** Increase of the seat's next payday, and immediate payments. */
  readonly gain: number;
  readonly city: CityCode;
  /** Cities on the route, ending with `city`; empty if the ship stays. */
  readonly route: readonly CityCode[];
  /** Berth from which it builds, from 1. */
  readonly berth: number;
  readonly deed: 'build' | 'reopen' | 'fortress';
  readonly site: number;
  readonly neutral: boolean;
  /** Cards to buy. */
  readonly bought: readonly CardCode[];
}

interface Draft {
  readonly approach: Approach;
  readonly deed: CityDeed;
  readonly price: number;
  readonly cards: CardSet;
  readonly actions: number;
}

/**
 * Finds plans: for every possible building or reopening of the seat in its turn the cheapest plan, then every more expensive
 * one that keeps a card in hand which the cheaper ones use.
 *
 * Exact for the ship, over any number of cards. Of the pirate's moves it considers the profitable ones: away from the
 * harbour the ship sails to, before it does; onto the ship's own berth if the neighbouring one is cheaper; and the free move
 * if its income is needed. Two moves of the pirate for one house are not considered, nor one between two legs.
 */
class PlanSearch {
  readonly #tables: Tables;
  readonly #voyages: VoyageSearch;
  readonly #deeds: DeedSearch;
  readonly #means: Resources;
  #drafts: Draft[] = [];

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#voyages = new VoyageSearch(tables);
    this.#deeds = new DeedSearch(tables);
    this.#means = new Resources(tables);
  }

  plansOf(s: ElCapitanState): readonly Plan[] {
    if (s.step !== TURN || s.acted !== NOTHING || s.paidPirate === PAID_SAILING) return [];
    this.#means.take(s);
    this.#drafts = [];
    this.#staying(s);
    if (s.freePirate !== FREE_DONE) this.#sailing(s);
    if (this.#tables.hasPirate && s.paidPirate === PAID_NONE) this.#withPirate(s);
    return bestFirst(this.#drafts, handOf(s)).map((draft) => planOf(s, draft));
  }

  /** Finds deeds where the ship is anchored. */
  #staying(s: ElCapitanState): void {
    const berth = byteAt(s.shipBerth, s.seat);
    if (berth < 0) return;
    const approach = { voyage: null, pirate: null, free: null, city: byteAt(s.shipAt, s.seat), berth };
    const deeds = this.#deeds.onBerth(s, berth);
    this.#add(s, approach, deeds);
    if (s.freePirate === FREE_OWED) this.#forMoney(s, approach, deeds);
  }

  /** Finds deeds in other cities, and in the same one after leaving and returning. */
  #sailing(s: ElCapitanState): void {
    const from = placeOf(byteAt(s.shipAt, s.seat));
    const passage = { from, budget: this.#means.purse, without: NO_CARDS, kept: handOf(s) };
    const found = this.#voyages.find(passage, this.#means);
    for (const city of this.#tables.cities) {
      const { berth, deeds } = this.#deeds.onArriving(s, city, false);
      for (const voyage of found[city] ?? []) {
        const approach = { voyage, pirate: null, free: null, city, berth };
        this.#add(s, approach, deeds);
        if (city === CAN && this.#tables.hasPirate) this.#forMoney(s, approach, deeds);
      }
    }
  }

  /**
   * Finds deeds that need the income of the free move at the Islas Canarias, which is owed in any case (EC-12.1): here it is
   * made first.
   */
  #forMoney(s: ElCapitanState, approach: Approach, deeds: readonly CityDeed[]): void {
    const left = this.#means.purse - spentOn(approach);
    const dear = deeds.filter((deed) => deed.price > left);
    const free = approachesByPirate.richestMove(s, approach);
    if (free) this.#add(s, { ...approach, free }, dear);
  }

  #withPirate(s: ElCapitanState): void {
    const parts = { voyages: this.#voyages, deeds: this.#deeds, means: this.#means };
    for (const { approach, deeds } of approachesByPirate.find(s, parts)) this.#add(s, approach, deeds);
  }

  /** Adds the affordable deeds. An income pays a debt first (EC-9.2). */
  #add(s: ElCapitanState, approach: Approach, deeds: readonly CityDeed[]): void {
    const spent = spentOn(approach);
    const income = approach.free?.money ?? 0;
    const left = (income > 0 ? wordAt(s.cash, s.seat) + income : this.#means.purse) - spent;
    const cards = joinedCards(approach.voyage?.cards ?? NO_CARDS, approach.pirate?.cards ?? NO_CARDS);
    const actions = (approach.voyage?.legs ?? 0) + (approach.pirate?.actions.length ?? 0) + (approach.free ? 1 : 0);
    for (const deed of deeds) {
      if (deed.price <= Math.max(0, left))
        this.#drafts.push({ approach, deed, price: spent + deed.price, cards, actions });
    }
  }
}

const spentOn = ({ voyage, pirate }: Approach): number => (voyage?.spent ?? 0) + (pirate?.spent ?? 0);

function handOf(s: ElCapitanState): CardSet {
  const word = (i: number): number => wordAt(s.hands, s.seat * WORDS + i);
  return [word(0), word(1), word(2)];
}

/** Sorts by price, then gain, then number of actions; drops dominated plans. */
function bestFirst(drafts: readonly Draft[], hand: CardSet): readonly Draft[] {
  const sorted = [...drafts].sort(
    (a, b) =>
      a.price - b.price ||
      b.deed.gain + b.deed.income - a.deed.gain - a.deed.income ||
      a.actions - b.actions ||
      a.approach.city - b.approach.city,
  );
  const byDeed = new Map<string, Draft[]>();
  return sorted.filter((draft) => {
    const key = `${draft.approach.city} ${draft.deed.action}`;
    const known = byDeed.get(key) ?? [];
    if (known.some((better) => keptBy(better, draft, hand))) return false;
    byDeed.set(key, [...known, draft]);
    return true;
  });
}

/** Returns true if a plan that costs no more than another uses no further cards of the hand. */
function keptBy({ cards }: Draft, other: Draft, hand: CardSet): boolean {
  return cards.every((word, i) => (word & ~(other.cards[i] ?? 0) & (hand[i] ?? 0)) === 0);
}

function planOf(s: ElCapitanState, { approach, deed, price, cards }: Draft): Plan {
  const { voyage, pirate, free, city, berth } = approach;
  const legs = voyage ? legsOf(voyage) : [];
  const bought = boughtOf(s, cards);
  const kind = act.kindOf(deed.action);
  const house = kind !== act.FORTRESS;
  const actions = [
    ...bought.map((card) => act.simple(act.BUY, card)),
    ...(pirate?.actions ?? []),
    ...legs.map((leg) => act.withCard(act.SAIL, leg.card, leg.city)),
    ...(free ? [free.action] : []),
    deed.action,
  ];
  return {
    lines: actions.map((action) => write(s, action)),
    price,
    cashLeft: wordAt(s.cash, s.seat) - price + deed.income + (free?.money ?? 0),
    gain: deed.gain + deed.income,
    city: cityCode(city),
    route: legs.map((leg) => cityCode(leg.city)),
    berth: berth + 1,
    deed: kind === act.BUILD ? 'build' : kind === act.REOPEN ? 'reopen' : 'fortress',
    site: house ? act.siteOf(deed.action) : act.detailOf(deed.action),
    neutral: house && act.isNeutralAction(deed.action),
    bought: bought.map((card) => itemAt(s.tables.cardCodes, card)),
  };
}

/** Returns the cards of a set that are not in the hand. */
function boughtOf(s: ElCapitanState, cards: CardSet): readonly number[] {
  const hand = handOf(s);
  return cards.flatMap((word, i) => {
    const bought: number[] = [];
    for (let left = word; left !== 0; left &= left - 1) {
      const card = i * CARDS_A_WORD + lowestBit(left);
      if (!hasCard(hand, card)) bought.push(card);
    }
    return bought;
  });
}

const searches = new WeakMap<Tables, PlanSearch>();

/**
 * Returns every plan of the seat to act, best first: cheapest, then most profitable; none after the turn's action. See
 * `PlanSearch`.
 */
export function plansOf(s: ElCapitanState): readonly Plan[] {
  const known = searches.get(s.tables) ?? new PlanSearch(s.tables);
  searches.set(s.tables, known);
  return known.plansOf(s);
}
