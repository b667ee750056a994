import { lowestBit } from '@levante/contract';
import { placeOf } from '../board/route.ts';
import { ASHORE, CARDS_A_WORD, CITIES, PLACES, type Tables, WORDS } from '../board/tables.ts';
import { wordAt } from '../state/lists.ts';
import { ANYWHERE } from '../state/state.ts';
import type { Means } from './means.ts';
import { searchWay } from './search-way.ts';

/**
 * Where a ship could still come to act: the heart of the dead-end rule (EC-3.4). Every purchase and every voyage may ask
 * it, so this nearly always decides without the exact search, and allocates nothing.
 *
 * The cheapest ways to the cities are looked for as if a card could be used, and paid, again and again: nothing real
 * is cheaper. A way that uses every card once is real. Only if no such way ends where acting can be paid, but another
 * does, `searchWay` must tell.
 */

/** By city: the least that a way there costs, and the destination cards it uses, with `TWICE` if it uses one again. */
const spent = new Int32Array(CITIES);
const trail = new Int32Array(CITIES);
const TWICE = 1 << CARDS_A_WORD;

/** Cities, as bits: those with a way from which none has gone on yet; those not to be looked at any more. */
let waiting = 0;
let done = 0;
/** The start, as a bit: coming back is a new arrival there (EC-4.7), but no way leads on from it. */
let start = 0;
/** Whether a way that may use a card twice has come to where acting can be paid. */
let doubtful = false;

/** Whether a ship at `from` can come to a city and act there, every card used once; `need` says what acting costs on arriving, by city, and the least of it. */
export function findsWork(t: Tables, need: Int32Array, from: number, means: Means): boolean {
  const place = placeOf(from);
  waiting = 0;
  start = 1 << place;
  done = place !== ASHORE && wordAt(need, place) <= means.purse ? 0 : start;
  doubtful = false;
  if (wordAt(need, ANYWHERE) > means.purse) return false;
  if (findsByHand(t, need, place, means)) return true;
  if (canBuy(t, need, means) && findsByBuying(t, need, place, means)) return true;
  return doubtful && searchWay(t, need, from, means);
}

/** Whether some open card leaves enough to act somewhere. */
function canBuy(t: Tables, need: Int32Array, means: Means): boolean {
  const kept = wordAt(need, ANYWHERE);
  return (means.payable(t, 0, kept) | means.payable(t, 1, kept) | means.payable(t, 2, kept)) !== 0;
}

/** Goes wherever the hand alone leads. */
function findsByHand(t: Tables, need: Int32Array, from: number, means: Means): boolean {
  if (byHand(t, need, from, means, 0, 0)) return true;
  while (waiting !== 0) {
    const place = lowestBit(waiting);
    waiting &= waiting - 1;
    done |= 1 << place;
    if (byHand(t, need, place, means, 0, wordAt(trail, place))) return true;
  }
  return false;
}

/** Goes on by buying from all these places, then from the cheapest place come to, and so on. */
function findsByBuying(t: Tables, need: Int32Array, from: number, means: Means): boolean {
  if (byPurchase(t, need, from, means, 0, 0)) return true;
  for (let places = done & ~start; places !== 0; places &= places - 1) {
    const place = lowestBit(places);
    if (byPurchase(t, need, place, means, 0, wordAt(trail, place))) return true;
  }
  let paid = 0;
  while (waiting !== 0) {
    const place = nearest(paid);
    waiting &= ~(1 << place);
    done |= 1 << place;
    paid = wordAt(spent, place);
    const used = wordAt(trail, place);
    if (byHand(t, need, place, means, paid, used) || byPurchase(t, need, place, means, paid, used)) return true;
  }
  return false;
}

/** Goes on from a place by every card of the hand. Back to the start, a connection may be that by which the ship left. */
function byHand(t: Tables, need: Int32Array, place: number, means: Means, paid: number, used: number): boolean {
  const left = means.purse - paid;
  if (place !== ASHORE) {
    for (let to = means.joined(place) & ~done; to !== 0; to &= to - 1) {
      const city = lowestBit(to);
      if (arrives(city, paid, wordAt(need, city) <= left, (to & -to) === start ? used | TWICE : used)) return true;
    }
  }
  for (let cards = wordAt(means.hand, 0); cards !== 0; cards &= cards - 1) {
    if (byDestination(t, need, lowestBit(cards), place, paid, left, used)) return true;
  }
  return false;
}

/** The same by every open card that leaves enough to act somewhere. */
function byPurchase(t: Tables, need: Int32Array, place: number, means: Means, paid: number, used: number): boolean {
  const kept = paid + wordAt(need, ANYWHERE);
  for (let word = 0; word < WORDS; word++) {
    const useful = means.payable(t, word, kept) & wordAt(t.cardsAt, place * WORDS + word);
    for (let cards = useful; cards !== 0; cards &= cards - 1) {
      const card = word * CARDS_A_WORD + lowestBit(cards);
      const cost = paid + wordAt(t.cardPrice, card);
      const left = means.purse - cost;
      if (word === 0) {
        if (byDestination(t, need, card, place, cost, left, used)) return true;
        continue;
      }
      const to = wordAt(t.leads, card * PLACES + place) & ~done;
      if (to === 0) continue;
      const city = lowestBit(to);
      if (arrives(city, cost, wordAt(need, city) <= left, to === start ? used | TWICE : used)) return true;
    }
  }
  return false;
}

function byDestination(
  t: Tables,
  need: Int32Array,
  card: number,
  place: number,
  cost: number,
  left: number,
  used: number,
): boolean {
  const bit = 1 << card;
  const way = used & bit ? used | TWICE : used | bit;
  for (let to = wordAt(t.leads, card * PLACES + place) & ~done; to !== 0; to &= to - 1) {
    const city = lowestBit(to);
    if (arrives(city, cost, wordAt(need, city) <= left, way)) return true;
  }
  return false;
}

/** A way has come to a city: true if it is real and acting there can be paid. Else it is kept if it is cheaper than the one known, or as cheap and real. */
function arrives(city: number, cost: number, payable: boolean, way: number): boolean {
  if (payable) {
    if (way < TWICE) return true;
    doubtful = true;
  }
  const bit = 1 << city;
  if (bit === start) return false;
  if (waiting & bit && (wordAt(spent, city) < cost || (wordAt(spent, city) === cost && wordAt(trail, city) < TWICE)))
    return false;
  spent[city] = cost;
  trail[city] = way;
  waiting |= bit;
  return false;
}

/** The city still waiting to which the way is cheapest; none is cheaper than `least`. */
function nearest(least: number): number {
  let best = lowestBit(waiting);
  for (let cities = waiting; cities !== 0; cities &= cities - 1) {
    const city = lowestBit(cities);
    if (wordAt(spent, city) === least) return city;
    if (wordAt(spent, city) < wordAt(spent, best)) best = city;
  }
  return best;
}
