import { type Action, ActionBuffer, NOBODY, type Random } from '@levante/contract';
import * as act from '../rules/board/action.ts';
import { type Board, ElCapitanState, elCapitan, RECONSTRUCTED } from '../rules/index.ts';
import { candidates } from '../rules/legality/candidates.ts';
import { FREE_OWED, PAID_SAILING } from '../rules/pirate/pirate.ts';
import { NOTHING, TURN } from '../rules/state/state.ts';

/**
 * Reference implementation of the dead-end rule (EC-3.4): a brute-force search over all sequences of actions before the
 * turn's action. Slow, with no optimisation but a set of visited positions.
 */
export class Definition {
  readonly #most: number;
  readonly #seen = new Map<number, boolean>();
  readonly #spare: { state: ElCapitanState; buffer: ActionBuffer }[] = [];

  /** `most` is the maximum number of positions to visit before giving up. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns whether some sequence of actions leads from the position to the turn's action or a loan; null after giving up. */
  finishes(s: ElCapitanState): boolean | null {
    try {
      return this.#finishes(s, 0);
    } catch (fault) {
      if (fault instanceof TooMany) return null;
      throw fault;
    }
  }

  /** Returns whether some sequence that starts with `action` does; null after giving up. */
  finishesAfter(s: ElCapitanState, action: Action): boolean | null {
    if (endsTurn(action)) return true;
    const next = elCapitan.clone(s);
    elCapitan.apply(next, action);
    return this.finishes(next);
  }

  #finishes(s: ElCapitanState, depth: number): boolean {
    const key = s.hash;
    const known = this.#seen.get(key);
    if (known !== undefined) return known;
    if (this.#seen.size >= this.#most) throw new TooMany();
    const { state, buffer } = this.#at(s, depth);
    candidates(s, buffer);
    let found = false;
    for (let i = 0; i < buffer.length && !found; i++) found = endsTurn(buffer.at(i));
    for (let turn = 0; turn < ORDER.length && !found; turn++) {
      for (let i = 0; i < buffer.length && !found; i++) {
        const action = buffer.at(i);
        if (act.kindOf(action) !== ORDER[turn]) continue;
        state.copyFrom(s);
        elCapitan.apply(state, action);
        found = this.#finishes(state, depth + 1);
      }
    }
    this.#seen.set(key, found);
    return found;
  }

  #at(s: ElCapitanState, depth: number): { state: ElCapitanState; buffer: ActionBuffer } {
    const known = this.#spare[depth];
    if (known && known.state.tables === s.tables) return known;
    const made = { state: new ElCapitanState(s.tables), buffer: new ActionBuffer() };
    this.#spare[depth] = made;
    return made;
  }
}

class TooMany extends Error {}

const endsTurn = (action: Action): boolean => act.kindOf(action) >= act.BUILD && act.kindOf(action) <= act.LOAN;

/** Order in which actions are tried; purchases come last. */
const ORDER: readonly number[] = [
  act.PIRATE_ANCHOR,
  act.SAIL,
  act.PIRATE_FREE,
  act.PIRATE_FLORINS,
  act.PIRATE_CARD,
  act.BUY,
];

/** Kinds of positions, by what makes the rule hard to decide. */
export const KINDS = ['sea', 'hoard', 'owed', 'poor', 'plain'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOfPosition(s: ElCapitanState): Kind {
  if (s.paidPirate === PAID_SAILING) return 'sea';
  if (cardsInHand(s) >= 10) return 'hoard';
  if (s.freePirate === FREE_OWED) return 'owed';
  return (s.cash[s.seat] ?? 0) <= 7 ? 'poor' : 'plain';
}

function cardsInHand(s: ElCapitanState): number {
  return elCapitan.toJson(s).players[s.seat]?.hand.length ?? 0;
}

/** Board on which later berths are cheaper. */
export const DESCENDING: Board = {
  ...RECONSTRUCTED,
  name: 'descending',
  cities: RECONSTRUCTED.cities.map((city) => ({ ...city, berths: [...city.berths].reverse() })),
  extraCities: RECONSTRUCTED.extraCities.map((city) => ({ ...city, berths: [6, 3, 0].slice(3 - city.berths.length) })),
};

/** Board with many free cards, free pirate moves, and one to three berths per city at unordered prices. */
export const FREE: Board = {
  ...RECONSTRUCTED,
  name: 'free',
  piratePrice: 0,
  cities: RECONSTRUCTED.cities.map((city, i) => ({ ...city, berths: [[9], [7, 2], [5, 9, 1]][i % 3] ?? [4] })),
  extraCities: RECONSTRUCTED.extraCities.map((city) => ({ ...city, berths: [8, 3, 5] })),
  destinationCards: RECONSTRUCTED.destinationCards.map((card, i) => ({ ...card, price: i % 3 })),
  connectionCards: RECONSTRUCTED.connectionCards.map((card, i) => ({ ...card, price: i % 2 })),
};

export const BOARDS: readonly Board[] = [RECONSTRUCTED, DESCENDING, FREE];

/** Random policies: with probability `often`, choose only among the preferred kinds of actions. */
const PREFERENCES: readonly { readonly likes: readonly number[]; readonly often: number }[] = [
  { likes: [], often: 0 },
  { likes: [act.BUY], often: 0.9 },
  { likes: [act.PIRATE_CARD], often: 0.8 },
  { likes: [act.BUY, act.PIRATE_CARD], often: 0.7 },
  { likes: [act.SAIL], often: 0.5 },
];

/** Plays matches with these policies and yields each position before the action of a turn. */
export function* positions(players: number, cities: readonly string[], board: Board, random: Random) {
  const options = elCapitan.options({ players, cities, board });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const out = new ActionBuffer();
  const s = elCapitan.setup(options.value);
  while (elCapitan.actor(s) !== NOBODY) {
    elCapitan.legal(s, out);
    const legal = Array.from({ length: out.length }, (_, i) => out.at(i));
    if (s.step === TURN && s.acted === NOTHING) yield { state: s, legal };
    const preference = PREFERENCES[Math.max(0, s.seat) % PREFERENCES.length];
    const liked = legal.filter((action) => preference?.likes.includes(act.kindOf(action)));
    const among = liked.length > 0 && random.below(100) < 100 * (preference?.often ?? 0) ? liked : legal;
    elCapitan.apply(s, among[random.below(among.length)] ?? -1);
  }
}

/** Returns the actions on which the legal list and the definition disagree; null if the definition gives up. */
export function differences(s: ElCapitanState, legal: readonly Action[], most: number): readonly string[] | null {
  const definition = new Definition(most);
  const all = new ActionBuffer();
  candidates(s, all);
  const listed = new Set(legal);
  const found: string[] = [];
  for (let i = 0; i < all.length; i++) {
    const action = all.at(i);
    const finishes = definition.finishesAfter(s, action);
    if (finishes === null) return null;
    const checked = elCapitan.check(s, action) === null;
    if (finishes !== listed.has(action) || finishes !== checked) {
      found.push(`${elCapitan.write(s, action)}: ${finishes ? 'legal' : 'a dead end'} by definition`);
    }
  }
  return found;
}
