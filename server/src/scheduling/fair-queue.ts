/** An item of a queue. */
export interface Queued {
  /** Names of the parties of an item, widest first, such as a place, a group of people and a match. */
  readonly parties: readonly string[];
  /** Weight of the item in the share of its narrowest party. */
  readonly turns: number;
  /** Start of its wait; may be earlier than its entry. */
  readonly since: number;
}

/** One party: everything that waits or runs under one name. */
interface Party<T> {
  /** Parties within, the one whose turn is next first. */
  readonly within: Map<string, Party<T>>;
  /** Items that wait at this party itself, first come, first served. */
  readonly items: T[];
  /** Number of waiting items, here and within. */
  waiting: number;
  /** Weight of all waiting and running items, here and within. */
  turns: number;
}

const newParty = <T>(): Party<T> => ({ within: new Map(), items: [], waiting: 0, turns: 0 });

/**
 * A fair queue. The widest parties take turns, then the parties within each, and so on; items of the narrowest party
 * are served first come, first served. A party does not wait longer because another one has more items, under any
 * number of narrower names.
 */
export class FairQueue<T extends Queued> {
  readonly #all: Party<T> = newParty();
  readonly #waiting = new Set<T>();

  /** Number of waiting items. */
  get count(): number {
    return this.#all.waiting;
  }

  /** Total weight of all waiting and running items. */
  get turns(): number {
    return this.#all.turns;
  }

  /** Returns the number of waiting items of a party, named from the widest. */
  countAt(parties: readonly string[]): number {
    let party: Party<T> | undefined = this.#all;
    for (const name of parties) party = party?.within.get(name);
    return party?.waiting ?? 0;
  }

  push(item: T): void {
    this.#waiting.add(item);
    const path = this.#pathOf(item);
    for (const party of path) {
      party.waiting += 1;
      party.turns += item.turns;
    }
    path.at(-1)?.items.push(item);
  }

  /** Starts and returns the next item, or undefined. It keeps its weight until `end`. */
  shift(): T | undefined {
    let party = this.#all;
    for (let name = nextIn(party); name !== undefined; name = nextIn(party)) party = party.within.get(name) ?? party;
    const [item] = party.items;
    if (item !== undefined) this.take(item);
    return item;
  }

  /** Starts a waiting item out of turn. */
  take(item: T): void {
    this.#waiting.delete(item);
    const path = this.#pathOf(item);
    for (const party of path) party.waiting -= 1;
    const items = path.at(-1)?.items ?? [];
    items.splice(items.indexOf(item), 1);
    putLast(path, item);
  }

  /** Ends a started item. Its weight is removed, and its parties go to the end of the queue. */
  end(item: T): void {
    const path = this.#pathOf(item);
    for (const party of path) party.turns -= item.turns;
    putLast(path, item);
  }

  /** Returns the item that has waited longest, or undefined. */
  oldest(): T | undefined {
    let oldest: T | undefined;
    for (const item of this.#waiting) if (oldest === undefined || item.since < oldest.since) oldest = item;
    return oldest;
  }

  /** Returns one turn's share for a waiting or running item. Shares are equal among the parties at each level. */
  shareOf(item: T): number {
    const path = this.#pathOf(item);
    const parties = path.slice(0, -1).reduce((product, { within }) => product * within.size, 1);
    return 1 / (parties * (path.at(-1)?.turns ?? 1));
  }

  /** Returns the parties of an item from the queue itself to the narrowest, and creates missing ones. */
  #pathOf({ parties }: T): Party<T>[] {
    const path = [this.#all];
    let outer = this.#all;
    for (const name of parties) {
      const party = outer.within.get(name) ?? newParty<T>();
      outer.within.set(name, party);
      path.push(party);
      outer = party;
    }
    return path;
  }
}

/** Returns the name of the first party within another that has a waiting item. */
function nextIn<T>({ within }: Party<T>): string | undefined {
  for (const [name, { waiting }] of within) if (waiting > 0) return name;
  return undefined;
}

/**
 * Puts the parties of an item behind the others, each within its own; drops parties without waiting or running items.
 */
function putLast<T>(path: readonly Party<T>[], { parties }: Queued): void {
  for (const [i, name] of parties.entries()) {
    const [outer, party] = path.slice(i, i + 2);
    outer?.within.delete(name);
    if (party && party.turns > 0) outer?.within.set(name, party);
  }
}
