import {
  accepted,
  type GameEntry,
  isObject,
  type JsonObject,
  type Parsed,
  refused,
  type Table,
} from '@levante/contract';
import { firstDifference } from './difference.ts';

/** An expected table before a ply (after the last action for the final one), from `meta.checks`. */
export interface Check {
  readonly ply: number;
  readonly actor: string | null;
  readonly legal: readonly string[];
  readonly state: Readonly<Record<string, unknown>>;
}

function isCheck(value: unknown): value is Check {
  return (
    isObject(value) &&
    Number.isInteger(value.ply) &&
    (value.actor === null || typeof value.actor === 'string') &&
    Array.isArray(value.legal) &&
    value.legal.every((line) => typeof line === 'string') &&
    isObject(value.state)
  );
}

/** Parses `meta.checks` by ply, each within the record. */
export function readChecks(meta: JsonObject | undefined, plies: number): Parsed<ReadonlyMap<number, Check>> {
  const found: unknown = meta?.checks ?? [];
  if (!Array.isArray(found)) return refused('bad-request', null, { path: '/meta/checks' });
  const checks = new Map<number, Check>();
  for (const [i, check] of found.entries()) {
    if (!isCheck(check)) return refused('bad-request', null, { path: `/meta/checks/${i}` });
    const inRange = check.ply >= 0 && check.ply <= plies && !checks.has(check.ply);
    if (!inRange) return refused('bad-request', null, { path: `/meta/checks/${i}/ply` });
    checks.set(check.ply, check);
  }
  return accepted(checks);
}

/**
 * Returns the path at which the table differs from the check (`/state/players/0/cash`), or null. Options with default
 * values may be omitted.
 */
export function failedCheck(game: GameEntry, table: Table, check: Check): string | null {
  const legal = table.legal();
  if (legal.actor !== check.actor) return '/actor';
  const legalDiffers = firstDifference([...check.legal].sort(), legal.actions, '/legal');
  if (legalDiffers !== null) return legalDiffers;
  const options = game.options(check.state.options ?? {});
  if (!options.ok) return '/state/options';
  return firstDifference({ ...check.state, options: options.value }, table.state(), '/state');
}
