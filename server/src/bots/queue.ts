/**
 * Who waits for a thread, in a fair order: the parties take turns, within a party its matches do, and within a match
 * first comes first. So nobody waits longer because somebody else asks much.
 */
export class FairQueue<T> {
  /** Party, then match, then what waits; whoever stands first in a map is next. Nothing in it is empty. */
  readonly #parties = new Map<string, Map<string, T[]>>();

  push(party: string, match: string, item: T): void {
    const matches = this.#parties.get(party) ?? new Map<string, T[]>();
    this.#parties.set(party, matches);
    const waiting = matches.get(match) ?? [];
    matches.set(match, waiting);
    waiting.push(item);
  }

  /** Takes out whoever is next; undefined where nobody waits. */
  shift(): T | undefined {
    for (const [party, matches] of this.#parties) {
      for (const [match, waiting] of matches) {
        const item = waiting.shift();
        // Taken out and put in again, it stands last.
        matches.delete(match);
        if (waiting.length > 0) matches.set(match, waiting);
        this.#parties.delete(party);
        if (matches.size > 0) this.#parties.set(party, matches);
        return item;
      }
    }
    return undefined;
  }

  /** How many wait: in all, of a party, of one of its matches. */
  count(party?: string, match?: string): number {
    let count = 0;
    for (const [ofParty, matches] of this.#parties) {
      if (party !== undefined && party !== ofParty) continue;
      for (const [ofMatch, waiting] of matches) if (match === undefined || match === ofMatch) count += waiting.length;
    }
    return count;
  }
}
