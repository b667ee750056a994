/** After so long half of what a group has used is forgotten. */
const HALF_LIFE_MS = 30_000;
/** Less than this is nothing: whoever used no more is forgotten. */
const LEAST_MS = 1;

interface Group<T> {
  /** By match; whoever stands first is next. Nothing in it is empty. */
  readonly waiting: Map<string, T[]>;
  /** Milliseconds that what is under way may take. */
  promised: number;
  /** Milliseconds used, as they counted at `at`. */
  used: number;
  at: number;
}

/**
 * Who waits for a thread, in a fair order: the group that has used the least lately is next, within a group its matches take
 * turns, and within a match first comes first. So nobody waits longer because somebody else asks much.
 */
export class FairQueue<T> {
  /** Whoever waits or has used something; of equals the first is next. */
  readonly #groups = new Map<string, Group<T>>();
  readonly #now: () => number;
  #count = 0;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#now = now;
  }

  /** How many wait. */
  get count(): number {
    return this.#count;
  }

  push(group: string, match: string, item: T): void {
    const { waiting } = this.#group(group);
    const ofMatch = waiting.get(match) ?? [];
    waiting.set(match, ofMatch);
    ofMatch.push(item);
    this.#count += 1;
  }

  /** A group begins with something that may take so long: until it has ended, all of that counts. Returns what ends it. */
  begin(group: string, most: number): (took: number) => void {
    const one = this.#group(group);
    one.promised += most;
    return (took) => {
      one.promised -= most;
      one.used = this.#usedBy(one) + took;
      one.at = this.#now();
    };
  }

  /** Takes out whoever is next; undefined where nobody waits. */
  shift(): T | undefined {
    const next = this.#next();
    if (next === null) return undefined;
    const [name, group, match, waiting] = next;
    const item = waiting.shift();
    // Taken out and put in again, they stand last.
    group.waiting.delete(match);
    if (waiting.length > 0) group.waiting.set(match, waiting);
    this.#groups.delete(name);
    this.#groups.set(name, group);
    this.#count -= 1;
    return item;
  }

  #group(name: string): Group<T> {
    const group = this.#groups.get(name) ?? { waiting: new Map<string, T[]>(), promised: 0, used: 0, at: this.#now() };
    this.#groups.set(name, group);
    return group;
  }

  #usedBy({ used, at }: Group<T>): number {
    return used * 0.5 ** ((this.#now() - at) / HALF_LIFE_MS);
  }

  /** The group that is next, and its match that is; those of whom nothing is left to know are forgotten on the way. */
  #next(): readonly [name: string, group: Group<T>, match: string, waiting: T[]] | null {
    let least = Number.POSITIVE_INFINITY;
    let next: readonly [string, Group<T>] | null = null;
    for (const [name, group] of this.#groups) {
      const used = group.promised + this.#usedBy(group);
      if (group.waiting.size === 0) {
        if (used < LEAST_MS) this.#groups.delete(name);
      } else if (used < least) {
        least = used;
        next = [name, group];
      }
    }
    const first = next?.[1].waiting.entries().next().value;
    return next && first ? [...next, ...first] : null;
  }
}
