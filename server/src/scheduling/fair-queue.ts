/** An item of a queue. */
export interface Queued {
  /** Names of its parties from the widest to the narrowest, such as a place, a group of people and a match. */
  readonly parties: readonly string[];
  /** Weight of the item in the share of its narrowest party. */
  readonly turns: number;
  /** Time since which it waits; may be earlier than its entry. */
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
 * A fair queue. It serves the widest parties in turn, then the parties within each in turn, and so on, first come, first
 * served at the end: no party waits longer because another one asks more, under any number of narrower names.
 */
export class FairQueue<T extends Queued> {
  readonly #all: Party<T> = newParty();
  readonly #waiting = new Set<T>();

  /** Number of waiting items. */
  get count(): number {
    return this.#all.waiting;
  }

  /** Weight of all items that wait or run. */
  get turns(): number {
    return this.#all.turns;
  }

  /** Number of waiting items of a party, named from the widest. */
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

  /** Starts and returns the next item in turn, or undefined. It keeps its weight until `end`. */
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

  /** Ends a started item: it weighs no more, and its parties come after those that arrived meanwhile. */
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

  /** Returns the share of one turn of an item that waits or runs: equal among the parties at each level. */
  shareOf(item: T): number {
    const path = this.#pathOf(item);
    const parties = path.slice(0, -1).reduce((product, { within }) => product * within.size, 1);
    return 1 / (parties * (path.at(-1)?.turns ?? 1));
  }

  /** Returns the parties of an item from the widest, after the queue itself, and creates those that are missing. */
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

/** Puts the parties of an item behind the others, each within its own; forgets those with nothing that waits or runs. */
function putLast<T>(path: readonly Party<T>[], { parties }: Queued): void {
  for (const [i, name] of parties.entries()) {
    const [outer, party] = path.slice(i, i + 2);
    outer?.within.delete(name);
    if (party && party.turns > 0) outer?.within.set(name, party);
  }
}
