import { accepted, isObject, type MatchRecord, type Parsed, refused } from '@levante/contract';
import type { Branch } from '../ports/stored-match.ts';

/** Form of a match id. */
const MATCH_ID = /^[a-z0-9]{14}$/;

function isBranch(value: unknown): value is Branch {
  return (
    isObject(value) &&
    Number.isInteger(value.ply) &&
    typeof value.from === 'string' &&
    MATCH_ID.test(value.from) &&
    Object.keys(value).length === 2
  );
}

/**
 * Parses `meta.branches`: the plies at which the match continued another one, ascending. Every branch comes from another
 * match, since a match is continued at most once. Empty if missing.
 */
export function readBranches({ meta, actions }: Pick<MatchRecord, 'meta' | 'actions'>): Parsed<readonly Branch[]> {
  const found: unknown = meta?.branches ?? [];
  if (!Array.isArray(found) || !found.every(isBranch)) return refused('bad-request', null, { path: '/meta/branches' });
  const wrong = found.findIndex(({ ply }, i) => ply < (found[i - 1]?.ply ?? 0) || ply > actions.length);
  if (wrong >= 0) return refused('bad-request', null, { path: `/meta/branches/${wrong}/ply` });
  const origins = new Set<string>();
  for (const [i, { from }] of found.entries()) {
    if (origins.has(from)) return refused('bad-request', null, { path: `/meta/branches/${i}/from` });
    origins.add(from);
  }
  const takenBack: unknown = meta?.takenBack;
  const isCounted = takenBack === undefined || (Number.isSafeInteger(takenBack) && Number(takenBack) >= found.length);
  return isCounted ? accepted(found) : refused('bad-request', null, { path: '/meta/takenBack' });
}

/**
 * Returns the number of turns taken back in a record. It exceeds the number of branches if a later one went further
 * back.
 */
export function readTakenBack({ meta }: Pick<MatchRecord, 'meta'>): number {
  const { takenBack, branches } = meta ?? {};
  if (Number.isSafeInteger(takenBack)) return Number(takenBack);
  return Array.isArray(branches) ? branches.length : 0;
}

/**
 * Checks during a replay that players could have agreed on every branch. A turn is taken back to its beginning, so at
 * the ply of a branch another seat must have acted last. There is nothing to take back before the first decision of a
 * player.
 */
export class BranchChecker {
  readonly #plies: ReadonlySet<number>;
  /** Seat that acted last, or null. */
  #last: string | null = null;

  constructor(branches: readonly Branch[]) {
    this.#plies = new Set(branches.map(({ ply }) => ply));
  }

  /** Returns whether the match may have been continued at this ply. `actor` is to act there. Plies must ascend. */
  fits(ply: number, actor: string | null): boolean {
    const isSeat = actor !== null && actor !== '*';
    const isTurn = isSeat && actor !== this.#last;
    if (isSeat) this.#last = actor;
    return isTurn || !this.#plies.has(ply);
  }
}
