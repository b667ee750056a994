import { at, lowestBit } from '@levante/contract';
import { affords } from './money.ts';
import { leadsTo } from './route.ts';
import { CITIES, NEVER, type Tables, WORDS } from './table.ts';

/**
 * The exact answer to the dead-end question, where the quick ones do not decide: the cheapest way, every card once.
 *
 * A way never has to come twice to the same city: being there earlier, with more cards, is as good. So a connection
 * card, which joins two cities, is never needed twice, and only the destination cards used so far must be remembered:
 * the search runs over (cards used, city), keeping the least money spent. Coming back to where it began is the one
 * exception, since that is a new arrival there (EC-4.7); `comesBack` looks for it.
 */

const PLACES = CITIES + 1;
const START_ASHORE = CITIES;

let spent = new Int32Array(PLACES * 16);
let queue = new Int32Array(PLACES * 16);
let queued = new Uint8Array(PLACES * 16);
const used = new Int32Array(18);
const price = new Int32Array(18);

function makeRoom(size: number): void {
  if (spent.length < size) {
    spent = new Int32Array(size);
    queue = new Int32Array(size);
    queued = new Uint8Array(size);
  }
  spent.fill(NEVER, 0, size);
  queued.fill(0, 0, size);
}

/**
 * Whether a ship at `from` comes to a city whose `need` can be paid on arriving. `w` are the cards held, `o` those that
 * can be bought alone with `cash`; a word of cards each.
 */
export function searchWay(
  t: Tables,
  need: Int32Array,
  from: number,
  cash: number,
  w0: number,
  w1: number,
  w2: number,
  o0: number,
  o1: number,
  o2: number,
): boolean {
  if (runs(t, need, from, cash, w0, w1, w2, o0, o1, o2)) return true;
  const ashore = from < 0 || from >= CITIES;
  return !ashore && affords(cash, at(need, from)) && comesBack(t, at(need, from), from, cash, w0, w1, w2, o0, o1, o2);
}

function runs(
  t: Tables,
  need: Int32Array,
  from: number,
  cash: number,
  w0: number,
  w1: number,
  w2: number,
  o0: number,
  o1: number,
  o2: number,
): boolean {
  let count = 0;
  for (let cards = w0 | o0; cards !== 0; cards &= cards - 1) {
    const card = lowestBit(cards);
    used[count] = card;
    price[count] = (w0 >> card) & 1 ? 0 : at(t.cardPrice, card);
    count += 1;
  }
  const size = PLACES << count;
  makeRoom(size);
  const start = from < 0 || from >= CITIES ? START_ASHORE : from;
  spent[start] = 0;
  queue[0] = start;
  let head = 0;
  let waiting = 1;
  while (waiting > 0) {
    const node = at(queue, head);
    head = head + 1 === size ? 0 : head + 1;
    waiting -= 1;
    queued[node] = 0;
    const place = node % PLACES;
    const cards = Math.floor(node / PLACES);
    const paid = at(spent, node);
    for (let i = 0; i < count; i++) {
      if ((cards >> i) & 1 || !affords(cash - paid, at(price, i))) continue;
      const cost = paid + at(price, i);
      for (let to = leadsTo(t, at(used, i), place); to !== 0; to &= to - 1) {
        const city = lowestBit(to);
        if (affords(cash - cost, at(need, city))) return true;
        waiting += note((cards | (1 << i)) * PLACES + city, city === start ? NEVER : cost, head + waiting, size);
      }
    }
    if (place === START_ASHORE) continue;
    for (let word = 1; word < WORDS; word++) {
      const held = word === 1 ? w1 : w2;
      const both = (held | (word === 1 ? o1 : o2)) & at(t.connectionsAt, place * WORDS + word);
      for (let left = both; left !== 0; left &= left - 1) {
        const bit = lowestBit(left);
        const card = word * 18 + bit;
        const fare = (held >> bit) & 1 ? 0 : at(t.cardPrice, card);
        if (!affords(cash - paid, fare)) continue;
        const city = lowestBit(at(t.cardEnds, card) & ~(1 << place));
        if (city === start) continue;
        if (affords(cash - paid - fare, at(need, city))) return true;
        waiting += note(cards * PLACES + city, paid + fare, head + waiting, size);
      }
    }
  }
  return false;
}

/** Keeps a cheaper way to a node and queues it; 1 if it was queued. */
function note(node: number, cost: number, tail: number, size: number): number {
  if (cost >= at(spent, node)) return 0;
  spent[node] = cost;
  if (queued[node]) return 0;
  queued[node] = 1;
  queue[tail >= size ? tail - size : tail] = node;
  return 1;
}

const goal = new Int32Array(CITIES);

/** Whether the ship can leave and come back by a connection card that it did not leave by; by a destination card `runs` has seen it. */
function comesBack(
  t: Tables,
  need: number,
  from: number,
  cash: number,
  w0: number,
  w1: number,
  w2: number,
  o0: number,
  o1: number,
  o2: number,
): boolean {
  for (let word = 1; word < WORDS; word++) {
    const held = word === 1 ? w1 : w2;
    for (
      let cards = (held | (word === 1 ? o1 : o2)) & at(t.connectionsAt, from * WORDS + word);
      cards !== 0;
      cards &= cards - 1
    ) {
      const bit = cards & -cards;
      const card = word * 18 + lowestBit(cards);
      goal.fill(NEVER);
      goal[lowestBit(at(t.cardEnds, card) & ~(1 << from))] = need + (held & bit ? 0 : at(t.cardPrice, card));
      const [h1, p1] = word === 1 ? [w1 & ~bit, o1 & ~bit] : [w1, o1];
      const [h2, p2] = word === 2 ? [w2 & ~bit, o2 & ~bit] : [w2, o2];
      if (runs(t, goal, from, cash, w0, h1, h2, o0, p1, p2)) return true;
    }
  }
  return false;
}
