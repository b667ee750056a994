import type { Random } from '@levante/contract';
import { type ElCapitanState, elCapitan } from '../rules/index.ts';

/**
 * Turns reached positions into scarce ones: few florins, few cards in hand, often no loan card, empty decks, and ships and
 * pirate crowded into a few cities, the Islas Canarias among them. There the dead-end rule (EC-3.4) decides by a single
 * florin or a single berth, which random matches hardly ever reach.
 */

interface Cards {
  readonly open: string[];
  readonly deck: string[];
  readonly discard: string[];
}

interface Anchorage {
  readonly city: string;
  readonly berth: number;
}

interface Player {
  cash: number;
  readonly hand: string[];
  readonly loans: { readonly amount: number; readonly extended: boolean }[];
  ship: Anchorage | null;
}

/** The modified part of the JSON of a state. */
interface Draft {
  readonly turn: { readonly freePirate: string; readonly pirateFrom: string | null };
  readonly players: Player[];
  readonly cities: { readonly [code: string]: { readonly berths: (number | 'pirate' | null)[] } };
  pirate: Anchorage | null;
  readonly destination: Cards;
  readonly connection: Cards;
  readonly loanCards: { [amount: string]: number };
}

const MAX_CASH = 4;
const MAX_HAND = 5;
const CANARIAS = 'CAN';

/** Returns a scarce variant of a position before the turn's action; null if the result is not a valid state. */
export function scarce(s: ElCapitanState, random: Random): ElCapitanState | null {
  const draft: Draft = JSON.parse(JSON.stringify(elCapitan.toJson(s)));
  const seat = s.seat;
  const other = (seat + 1 + random.below(s.tables.players - 1)) % s.tables.players;
  thinCash(draft, seat, random);
  thinCards(draft, seat, other, random);
  if (random.below(3) > 0) lendAll(draft, other);
  if (draft.turn.freePirate === 'none' && draft.turn.pirateFrom === null) crowd(draft, seat, random);
  const read = elCapitan.fromJson(draft);
  return read.ok ? read.value : null;
}

function thinCash(draft: Draft, seat: number, random: Random): void {
  const player = draft.players[seat];
  if (player) player.cash = random.below(8) === 0 ? -random.below(4) : random.below(MAX_CASH + 1);
}

/** Leaves the seat a few cards and often empties the decks; moves all other cards to the other hand. */
function thinCards(draft: Draft, seat: number, other: number, random: Random): void {
  const mine = draft.players[seat]?.hand;
  const rest = draft.players[other]?.hand;
  if (!mine || !rest) return;
  const pool = [...mine, ...draft.destination.deck, ...rest.filter((card) => /-\d$/.test(card))];
  rest.push(...mine.splice(0));
  for (let left = random.below(MAX_HAND + 1); left > 0 && pool.length > 0; left--) {
    const [card = ''] = pool.splice(random.below(pool.length), 1);
    for (const cards of [rest, draft.destination.deck]) remove(cards, card);
    mine.push(card);
  }
  for (const pile of [draft.destination, draft.connection]) {
    if (random.below(2) === 0) continue;
    rest.push(...pile.deck.splice(0), ...pile.discard.splice(0));
    const open = random.below(pile.open.length + 1);
    while (pile.open.length > open) rest.push(...pile.open.splice(random.below(pile.open.length), 1));
  }
}

function remove(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** Lends all remaining loan cards to one seat. */
function lendAll(draft: Draft, seat: number): void {
  for (const [amount, count] of Object.entries(draft.loanCards)) {
    for (let i = 0; i < count; i++) draft.players[seat]?.loans.push({ amount: Number(amount), extended: false });
    draft.loanCards[amount] = 0;
  }
}

/** Moves every ship and the pirate, if there is one, to random free berths, mostly in two or three cities. */
function crowd(draft: Draft, seat: number, random: Random): void {
  const codes = Object.keys(draft.cities);
  const anyOf = (list: readonly string[]): string => list[random.below(list.length)] ?? CANARIAS;
  const home = random.below(2) === 0 ? CANARIAS : anyOf(codes);
  const crowded = [home, CANARIAS, anyOf(codes)];
  for (const city of Object.values(draft.cities)) city.berths.fill(null);
  const anchor = (who: number | 'pirate', first: string): Anchorage => {
    for (let city = first; ; city = anyOf(random.below(5) < 4 ? crowded : codes)) {
      const berths = draft.cities[city]?.berths ?? [];
      const free = [...berths.keys()].filter((berth) => berths[berth] === null);
      const berth = free[random.below(free.length)];
      if (berth === undefined) continue;
      berths[berth] = who;
      return { city, berth: berth + 1 };
    }
  };
  const own = draft.players[seat];
  if (own) own.ship = anchor(seat, home);
  if (draft.pirate) draft.pirate = anchor('pirate', anyOf(crowded));
  for (const [other, player] of draft.players.entries())
    if (other !== seat) player.ship = anchor(other, anyOf(crowded));
}
