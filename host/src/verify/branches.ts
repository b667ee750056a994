import { accepted, isObject, type MatchRecord, type Parsed, refused } from '@levante/contract';
import type { Branch } from '../ports/store.ts';

function isBranch(value: unknown): value is Branch {
  return (
    isObject(value) && Number.isInteger(value.ply) && typeof value.from === 'string' && Object.keys(value).length === 2
  );
}

/** Parses `meta.branches`: the plies at which the match continued another one, ascending. Empty if missing. */
export function readBranches({ meta, actions }: Pick<MatchRecord, 'meta' | 'actions'>): Parsed<readonly Branch[]> {
  const found: unknown = meta?.branches ?? [];
  if (!Array.isArray(found) || !found.every(isBranch)) return refused('bad-request', null, { path: '/meta/branches' });
  const wrong = found.findIndex(({ ply }, i) => ply < (found[i - 1]?.ply ?? 0) || ply > actions.length);
  if (wrong >= 0) return refused('bad-request', null, { path: `/meta/branches/${wrong}/ply` });
  return accepted(found);
}
