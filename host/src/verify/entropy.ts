import { accepted, type MatchRecord, type Parsed, type Registry, refused } from '@levante/contract';
import { isEntropy } from '@levante/dealer';
import type { Entropies } from '../ports/stored-match.ts';

const isAdded = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && isEntropy(value));

/** Parses `meta.entropy`, the players' contributions to the seed by seat. Empty if missing. */
export function readEntropy(games: Registry, { game, meta, options }: MatchRecord): Parsed<Entropies> {
  if (meta?.entropy === undefined) return accepted([]);
  const found: unknown = meta.entropy;
  const known = games.get(game)?.options(options);
  const isWhole = Array.isArray(found) && found.every(isAdded);
  const fits = isWhole && (!known?.ok || found.length === known.value.players);
  return fits ? accepted(found) : refused('bad-request', null, { path: '/meta/entropy' });
}
