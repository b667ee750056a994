import type { BotQuestion } from '@levante/host';
import { Usage } from './usage.ts';

/** What the order of questions goes by. */
export type QueueKey = Pick<BotQuestion, 'place' | 'fairnessGroup' | 'match'>;

/** The matches of the same people at one place. */
interface Group<T> {
  readonly usage: Usage;
  /** By match; the first is next. No list in it is empty. */
  readonly waiting: Map<string, T[]>;
}

/** All that was asked from one place. */
interface Place<T> {
  readonly usage: Usage;
  readonly groups: Map<string, Group<T>>;
  /** How many wait. */
  count: number;
}

/**
 * Questions that wait for a thread, in a fair order: next is the place that has used the least time lately, within it the
 * group of people that has, within a group its matches take turns, and within a match first comes first. So nobody waits
 * longer because somebody else asks much, under however many names.
 */
export class FairQueue<T> {
  /** Places that wait or have used something; of equals the first is next. */
  readonly #places = new Map<string, Place<T>>();
  readonly #now: () => number;
  #count = 0;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#now = now;
  }

  /** How many wait. */
  get count(): number {
    return this.#count;
  }

  /** How many of one place wait. */
  countAt(place: string): number {
    return this.#places.get(place)?.count ?? 0;
  }

  push(key: QueueKey, item: T): void {
    const { place, group } = this.#partiesOf(key);
    const ofMatch = group.waiting.get(key.match) ?? [];
    group.waiting.set(key.match, ofMatch);
    ofMatch.push(item);
    place.count += 1;
    this.#count += 1;
  }

  /** Begins something that may take up to `most` milliseconds: until it has ended, all of that counts. Returns a function that ends it. */
  begin(key: QueueKey, maxMs: number): (took: number) => void {
    const { place, group } = this.#partiesOf(key);
    const ends = [place, group].map(({ usage }) => usage.begin(maxMs));
    return (took) => {
      for (const end of ends) end(took);
    };
  }

  /** Removes and returns the next item; undefined where none waits. */
  shift(): T | undefined {
    const next = leastUsed(this.#places, ({ count }) => count > 0);
    if (!next) return undefined;
    const [name, place] = next;
    const item = shiftWithin(place);
    putLast(this.#places, name, place);
    place.count -= 1;
    this.#count -= 1;
    return item;
  }

  #partiesOf({ place: name, fairnessGroup }: QueueKey): { place: Place<T>; group: Group<T> } {
    const place = this.#places.get(name) ?? { usage: new Usage(this.#now), groups: new Map(), count: 0 };
    const group = place.groups.get(fairnessGroup) ?? { usage: new Usage(this.#now), waiting: new Map() };
    this.#places.set(name, place);
    place.groups.set(fairnessGroup, group);
    return { place, group };
  }
}

function shiftWithin<T>({ groups }: Place<T>): T | undefined {
  const next = leastUsed(groups, ({ waiting }) => waiting.size > 0);
  if (!next) return undefined;
  const [name, group] = next;
  putLast(groups, name, group);
  const [first] = group.waiting;
  if (!first) return undefined;
  const [match, items] = first;
  const item = items.shift();
  group.waiting.delete(match);
  if (items.length > 0) group.waiting.set(match, items);
  return item;
}

/** Of those that wait the one that has used the least, of equals the first; those of which nothing is left to know are removed. */
function leastUsed<P extends { readonly usage: Usage }>(
  parties: Map<string, P>,
  waits: (party: P) => boolean,
): readonly [string, P] | null {
  let min = Number.POSITIVE_INFINITY;
  let next: readonly [string, P] | null = null;
  for (const [name, party] of parties) {
    const used = party.usage.total;
    if (!waits(party)) {
      if (party.usage.isNegligible) parties.delete(name);
    } else if (used < min) {
      min = used;
      next = [name, party];
    }
  }
  return next;
}

function putLast<P>(parties: Map<string, P>, name: string, party: P): void {
  parties.delete(name);
  parties.set(name, party);
}
