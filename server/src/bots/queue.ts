import type { BotQuestion } from '@levante/host';
import { Usage } from './usage.ts';

/** The properties that determine the order of questions. */
export type QueueKey = Pick<BotQuestion, 'place' | 'fairnessGroup' | 'match'>;

/** Matches of the same people at one place. */
interface Group<T> {
  readonly usage: Usage;
  /** Waiting items by match, next match first. Lists are never empty. */
  readonly waiting: Map<string, T[]>;
}

/** Everything asked from one place. */
interface Place<T> {
  readonly usage: Usage;
  readonly groups: Map<string, Group<T>>;
  /** Number of waiting items. */
  count: number;
}

/**
 * A fair queue of questions waiting for a thread. It serves the place that has used the least time recently, then the
 * group of people within it, then that group's matches in turn, each first come, first served. Nobody waits longer
 * because someone else asks more, under any number of identities.
 */
export class FairQueue<T> {
  /** Places with waiting items or recent usage; ties go to the first. */
  readonly #places = new Map<string, Place<T>>();
  readonly #now: () => number;
  #count = 0;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#now = now;
  }

  /** Number of waiting items. */
  get count(): number {
    return this.#count;
  }

  /** Number of waiting items of one place. */
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

  /**
   * Charges `maxMs` milliseconds to the key's place and group until the returned function replaces them with the actual
   * time.
   */
  begin(key: QueueKey, maxMs: number): (took: number) => void {
    const { place, group } = this.#partiesOf(key);
    const ends = [place, group].map(({ usage }) => usage.begin(maxMs));
    return (took) => {
      for (const end of ends) end(took);
    };
  }

  /** Removes and returns the next item, or undefined. */
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

/** Returns the waiting party with the lowest usage (ties: the first) and removes idle parties with negligible usage. */
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
