import { lowestBit } from '@levante/contract';
import { placeOf } from '../board/route.ts';
import { ASHORE, CARDS_A_WORD, CITIES, NEVER, PLACES, type Tables, WORDS } from '../board/tables.ts';
import { wordAt } from '../state/lists.ts';
import { ANYWHERE } from '../state/state.ts';
import type { Means } from './means.ts';

/**
 * The exact answer to the dead-end question, where the quick ones do not decide: the cheapest way, every card once.
 *
 * A way never has to come twice to the same city: being there earlier, with more cards, is as good. So a connection
 * card, which joins two cities, is never needed twice, and only the destination cards used so far must be remembered:
 * the search runs over (cards used, city), keeping the least money spent. Coming back to where it began is the one
 * exception, since that is a new arrival there (EC-4.7); `comesBack` looks for it.
 */

let spent = new Int32Array(PLACES * 16);
let queue = new Int32Array(PLACES * 16);
let queued = new Uint8Array(PLACES * 16);
const used = new Int32Array(CARDS_A_WORD);
const price = new Int32Array(CARDS_A_WORD);

function makeRoom(size: number): void {
  if (spent.length < size) {
    spent = new Int32Array(size);
    queue = new Int32Array(size);
    queued = new Uint8Array(size);
  }
  spent.fill(NEVER, 0, size);
  queued.fill(0, 0, size);
}

/** See `findsWork`: whether a ship at `from` comes to a city whose `need` can be paid on arriving. */
export function searchWay(t: Tables, need: Int32Array, from: number, means: Means): boolean {
  const start = placeOf(from);
  if (runs(t, need, start, means)) return true;
  return start !== ASHORE && wordAt(need, start) <= means.purse && comesBack(t, wordAt(need, start), start, means);
}

/** Lists the destination cards of the hand, and the open ones that leave enough to act somewhere, with what each costs; gives their number. */
function listCards(t: Tables, need: Int32Array, means: Means): number {
  const hand = wordAt(means.hand, 0);
  let count = 0;
  for (let cards = hand | means.payable(t, 0, wordAt(need, ANYWHERE)); cards !== 0; cards &= cards - 1) {
    const card = lowestBit(cards);
    used[count] = card;
    price[count] = (hand >> card) & 1 ? 0 : wordAt(t.cardPrice, card);
    count += 1;
  }
  return count;
}

function runs(t: Tables, need: Int32Array, start: number, means: Means): boolean {
  const { purse } = means;
  const count = listCards(t, need, means);
  const size = PLACES << count;
  makeRoom(size);
  spent[start] = 0;
  queue[0] = start;
  let head = 0;
  let waiting = 1;
  while (waiting > 0) {
    const node = wordAt(queue, head);
    head = head + 1 === size ? 0 : head + 1;
    waiting -= 1;
    queued[node] = 0;
    const place = node % PLACES;
    const cards = Math.floor(node / PLACES);
    const paid = wordAt(spent, node);
    for (let i = 0; i < count; i++) {
      const cost = paid + wordAt(price, i);
      if ((cards >> i) & 1 || cost > purse) continue;
      for (let to = wordAt(t.leads, wordAt(used, i) * PLACES + place); to !== 0; to &= to - 1) {
        const city = lowestBit(to);
        if (wordAt(need, city) <= purse - cost) return true;
        waiting += note((cards | (1 << i)) * PLACES + city, city === start ? NEVER : cost, head + waiting, size);
      }
    }
    if (place === ASHORE) continue;
    for (let word = 1; word < WORDS; word++) {
      const held = wordAt(means.hand, word);
      const both = (held | wordAt(means.open, word)) & wordAt(t.cardsAt, place * WORDS + word);
      for (let left = both; left !== 0; left &= left - 1) {
        const card = word * CARDS_A_WORD + lowestBit(left);
        const cost = held & left & -left ? paid : paid + wordAt(t.cardPrice, card);
        if (cost > purse) continue;
        const city = lowestBit(wordAt(t.leads, card * PLACES + place));
        if (city === start) continue;
        if (wordAt(need, city) <= purse - cost) return true;
        waiting += note(cards * PLACES + city, cost, head + waiting, size);
      }
    }
  }
  return false;
}

/** Keeps a cheaper way to a node and queues it; 1 if it was queued. */
function note(node: number, cost: number, tail: number, size: number): number {
  if (cost >= wordAt(spent, node)) return 0;
  spent[node] = cost;
  if (queued[node]) return 0;
  queued[node] = 1;
  queue[tail >= size ? tail - size : tail] = node;
  return 1;
}

const goal = new Int32Array(CITIES + 1);

/** Whether the ship can leave and come back by a connection card that it did not leave by; by a destination card `runs` has seen it. */
function comesBack(t: Tables, need: number, start: number, means: Means): boolean {
  for (let word = 1; word < WORDS; word++) {
    const hand = wordAt(means.hand, word);
    const open = wordAt(means.open, word);
    let found = false;
    for (let cards = (hand | open) & wordAt(t.cardsAt, start * WORDS + word); cards !== 0 && !found; ) {
      const bit = cards & -cards;
      const card = word * CARDS_A_WORD + lowestBit(cards);
      goal.fill(NEVER);
      const cost = need + (hand & bit ? 0 : wordAt(t.cardPrice, card));
      goal[lowestBit(wordAt(t.leads, card * PLACES + start))] = cost;
      goal[ANYWHERE] = cost;
      means.hand[word] = hand & ~bit;
      means.open[word] = open & ~bit;
      found = runs(t, goal, start, means);
      cards &= cards - 1;
    }
    means.hand[word] = hand;
    means.open[word] = open;
    if (found) return true;
  }
  return false;
}
