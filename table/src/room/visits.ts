import { isObject } from '@levante/contract';
import type { TextStorage } from '../lib/storage.ts';

const KEY = 'levante.visits';
/** Maximum number of matches whose last visit is kept. */
const MAX_VISITS = 100;

/** Plies by match, least recently visited first. */
function visitsIn(storage: TextStorage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    const visits = isObject(stored) ? Object.entries(stored) : [];
    return visits.filter((one): one is [string, number] => typeof one[1] === 'number');
  } catch {
    return [];
  }
}

/** Returns the ply up to which this browser has shown a match, if any. */
export function visitedPly(storage: TextStorage, match: string): number | null {
  return visitsIn(storage).find(([id]) => id === match)?.[1] ?? null;
}

/** Stores the last ply shown of a match. */
export function keepVisit(storage: TextStorage, match: string, ply: number): void {
  const others = visitsIn(storage).filter(([id]) => id !== match);
  try {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [match, ply]].slice(-MAX_VISITS))));
  } catch {
    // Without storage, home shows no news of this match.
  }
}
