import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement } from '../database/sql-access.ts';

/** States of deliveries that are not finished. */
export const OPEN_DELIVERIES = ['waiting', 'sending'] as const;

/** Tests whether a channel must end. */
export type ChannelRule = (q: ExpressionBuilder<PostgresTables, 'channels'>) => Expression<SqlBool>;

/** Returns the statement that drops the unsent deliveries of channels. */
export function dropDeliveries(db: Kysely<PostgresTables>, rule: ChannelRule): PlannedStatement {
  const silent = db.selectFrom('channels').select('channels.id').where(rule);
  const open = db.updateTable('deliveries').set({ state: 'dropped', why: 'off' }).where('state', 'in', OPEN_DELIVERIES);
  return { query: open.where('channel', 'in', silent) };
}

/**
 * Returns the statements that delete channels and drop their unsent deliveries, so that a later owner of the address
 * does not receive them. With `must`, the write fails unless a channel matches.
 */
export function endChannels(db: Kysely<PostgresTables>, rule: ChannelRule, must?: true): readonly PlannedStatement[] {
  return [dropDeliveries(db, rule), { query: db.deleteFrom('channels').where(rule), ...(must && { must }) }];
}
