import { isBehind, type KnownMatch, type MatchProgress, progressIn, type Store } from '@levante/host';
import type { ChaosFault } from '../fault.ts';

/**
 * Watches a server's cache of matches. A match that goes back is a fault, even if the host reads it again before a
 * client sees it. A recalled match may be older than one that the host has read, since not every read is cached.
 */
export function watchLive(store: Store, faults: ChaosFault[]): void {
  const { live } = store;
  const latest = new Map<string, MatchProgress>();
  const compare = (match: KnownMatch): void => {
    const now = progressIn(match);
    const before = latest.get(match.id);
    if (before && isBehind(now, before)) {
      const what = `the memory of a server goes back from ${describeProgress(before)} to ${describeProgress(now)}`;
      faults.push({ kind: 'astray', match: match.id, what });
    }
    latest.set(match.id, now);
  };
  const recall = live.recall.bind(live);
  live.recall = (id) => {
    const match = recall(id);
    if (match) compare(match);
    return match;
  };
  const read = store.read.bind(store);
  store.read = async (id) => {
    const match = await read(id);
    live.recall(id);
    return match;
  };
}

const describeProgress = ({ ply, status, proposalVersion = 0, seatVersion = 0 }: MatchProgress): string =>
  `ply ${ply}, ${status}, seats ${seatVersion}, proposals ${proposalVersion}`;
