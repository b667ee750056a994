import type { MatchRecord } from './record.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { GameEntry, Table } from './table.ts';

/** Known games, by id. */
export type Registry = ReadonlyMap<string, GameEntry>;

/** First invalid point of a record: the ply, its action and the refusal. Ply -1 is the head. */
export interface RecordFault {
  readonly ply: number;
  readonly action: string | null;
  readonly refusal: Refusal;
}

/** Returns the table at the start of a record, or the fault of its head. */
export function openRecord(games: Registry, record: MatchRecord): Table | RecordFault {
  const game = games.get(record.game);
  const fault = (refusal: Refusal): RecordFault => ({ ply: -1, action: null, refusal });
  if (!game) return fault(refuse('unknown-game', null, { game: record.game }));
  if (record.rulesVersion !== game.rulesVersion) {
    return fault(refuse('bad-request', null, { path: '/rulesVersion', known: game.rulesVersion }));
  }
  const table = record.start
    ? game.load({ ...record.start, game: record.game, options: record.options })
    : game.open(record.options);
  return table.ok ? table.value : fault(table.refusal);
}

/**
 * Replays every action of a record, calling `visit` before each ply and once at the end (ply = number of actions). Returns
 * the fault that stopped it, or the table at the end.
 */
export function replay(
  games: Registry,
  record: MatchRecord,
  visit?: (table: Table, ply: number) => void,
): Table | RecordFault {
  const table = openRecord(games, record);
  if ('refusal' in table) return table;
  for (const [ply, action] of record.actions.entries()) {
    visit?.(table, ply);
    const played = table.play(action);
    if (!played.ok) return { ply, action, refusal: played.refusal };
  }
  visit?.(table, record.actions.length);
  return table;
}
