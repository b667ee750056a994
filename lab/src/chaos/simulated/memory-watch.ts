import {
  isBehind,
  type MatchProgress,
  progressIn,
  type Store,
  type StoredMatch,
  type StoreMemory,
} from '@levante/host';
import type { ChaosFault } from '../fault.ts';

const said = ({ ply, status, proposalVersion = 0, seatVersion = 0 }: MatchProgress): string =>
  `ply ${ply}, ${status}, seats ${seatVersion}, proposals ${proposalVersion}`;

/**
 * Watches the memory of a host's store. That a match in it goes back is a fault, also where the host reads again before
 * anyone sees it. It may be older than what the host has read: what a read finds is not always remembered.
 */
export class MemoryWatch {
  readonly #latest = new Map<string, MatchProgress>();
  readonly #faults: ChaosFault[];

  constructor(faults: ChaosFault[]) {
    this.#faults = faults;
  }

  /** Returns a memory whose matches are compared with all before. */
  memoryOn(memory: StoreMemory): StoreMemory {
    return {
      recall: (id) => {
        const match = memory.recall(id);
        if (match) this.#compare(match);
        return match;
      },
      dealerAt: (id, ply) => memory.dealerAt(id, ply),
      awaits: (news) => memory.awaits(news),
      has: (news) => memory.has(news),
      heard: (news, state) => memory.heard(news, state),
    };
  }

  /** Looks at the memory of a store after each read, too. */
  watch(store: Store & { readonly memory: StoreMemory }): void {
    const read = store.read.bind(store);
    store.read = async (id) => {
      const match = await read(id);
      store.memory.recall(id);
      return match;
    };
  }

  #compare(match: StoredMatch): void {
    const now = progressIn(match);
    const before = this.#latest.get(match.id);
    if (before && isBehind(now, before)) {
      const what = `the memory of a server goes back from ${said(before)} to ${said(now)}`;
      this.#faults.push({ kind: 'astray', match: match.id, what });
    }
    this.#latest.set(match.id, now);
  }
}
