/**
 * Who waits for a thread, in a fair order: the fairness groups take turns, within a group its matches do, and within a match
 * first comes first. So nobody waits longer because somebody else asks much.
 */
export class FairQueue<T> {
  /** Party, then match, then what waits; whoever stands first in a map is next. Nothing in it is empty. */
  readonly #groups = new Map<string, Map<string, T[]>>();

  push(group: string, match: string, item: T): void {
    const matches = this.#groups.get(group) ?? new Map<string, T[]>();
    this.#groups.set(group, matches);
    const waiting = matches.get(match) ?? [];
    matches.set(match, waiting);
    waiting.push(item);
  }

  /** Takes out whoever is next; undefined where nobody waits. */
  shift(): T | undefined {
    for (const [group, matches] of this.#groups) {
      for (const [match, waiting] of matches) {
        const item = waiting.shift();
        // Taken out and put in again, it stands last.
        matches.delete(match);
        if (waiting.length > 0) matches.set(match, waiting);
        this.#groups.delete(group);
        if (matches.size > 0) this.#groups.set(group, matches);
        return item;
      }
    }
    return undefined;
  }

  /** How many wait: in all, of a group, of one of its matches. */
  count(group?: string, match?: string): number {
    let count = 0;
    for (const [ofGroup, matches] of this.#groups) {
      if (group !== undefined && group !== ofGroup) continue;
      for (const [ofMatch, waiting] of matches) if (match === undefined || match === ofMatch) count += waiting.length;
    }
    return count;
  }
}
