import type { MatchRecord, RecordFault, Table, Viewer } from '@levante/contract';

/**
 * Claims that a valid record leaves unproven:
 * - `running`: the match is not over, so its seed is still secret;
 * - `hidden`: the actions from the first hidden card on;
 * - `no-seed`: the deal of a finished match;
 * - `no-commitment`: that the seed was fixed before the first draw;
 * - `no-result`: the result, which the record does not contain;
 * - `start`: that the position from which the match began was ever played or dealt;
 * - `consent`: that the players agreed to take back turns.
 */
export type Unproven = 'running' | 'hidden' | 'no-seed' | 'no-commitment' | 'no-result' | 'start' | 'consent';

/** Facts found by a replay. */
interface Found {
  /** Number of actions that could not be replayed. */
  readonly hidden: number;
  /** False if the deal depends on branches without proof that all players agreed. */
  readonly isConsented: boolean;
}

/** Lists the claims that a valid record leaves unproven. */
export function unprovenOf(record: MatchRecord, over: boolean, { hidden, isConsented }: Found): readonly Unproven[] {
  const dealt = record.actions.some((action) => action.startsWith('* '));
  const found: readonly (readonly [Unproven, boolean])[] = [
    ['running', !over],
    ['hidden', hidden > 0],
    ['no-seed', over && dealt && record.seed === undefined],
    ['no-commitment', (dealt || !over) && record.commitment === undefined],
    ['no-result', over && record.result === undefined],
    ['start', record.start !== undefined],
    ['consent', !isConsented],
  ];
  return found.flatMap(([unproven, holds]) => (holds ? [unproven] : []));
}

/**
 * Returns whether a line was refused only because it is redacted, or depends on hidden parts of the starting position.
 * Records of finished matches hide nothing.
 */
export function isHidden(record: MatchRecord, table: Table, { action }: RecordFault): boolean {
  if (action === null || record.seed !== undefined || record.result !== undefined) return false;
  if (table.hides().includes(table.actor())) return true;
  const { actor, actions } = table.legal();
  if (actor !== '*') return false;
  const seats: readonly Viewer[] = Array.from({ length: table.options.players }, (_, seat) => seat);
  const viewers: readonly Viewer[] = ['spectator', ...seats];
  return actions.some((line) => viewers.some((viewer) => table.viewAction(line, viewer) === action));
}
