import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../store/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../store/sql-access.ts';

type Database = SqlAccess['db'];

/** Tests for a channel that sends mail to the address of its person, which no session could choose. */
export const IS_MAIL = sql<SqlBool>`target_json = '{"kind":"email"}'`;
/** No id: a list of values may not be empty. */
export const NO_SESSION = '';

/** Deletes channels with their open deliveries, so that a message never reaches a later user of the same browser. */
export function endChannels(
  db: Database,
  which: (q: ExpressionBuilder<PostgresTables, 'channels'>) => ReturnType<typeof q.and>,
): PlannedStatement[] {
  const ended = db.selectFrom('channels').select('channels.id').where(which);
  return [
    {
      query: db
        .updateTable('deliveries')
        .set({ state: 'dropped', why: 'off' })
        .where('channel', 'in', ended)
        .where('state', 'in', ['waiting', 'sending']),
    },
    { query: db.deleteFrom('channels').where('id', 'in', ended) },
  ];
}

/**
 * Returns the statements that end what a session began: its tokens, and the channels that it or they added. A token begins
 * nothing else.
 */
export function endIssuedBy(db: Database, session: string): PlannedStatement[] {
  const tokens = db.selectFrom('sessions').select('sessions.id').where('issuer', '=', session);
  return [
    ...endChannels(db, (q) => q.or([q('session', '=', session), q('session', 'in', tokens)])),
    { query: db.deleteFrom('sessions').where('issuer', '=', session) },
  ];
}

/**
 * Returns the statements that end all sessions of a person and what could act or learn for them: channels other than their
 * mail, a change of the address that waits, and one-time secrets. `spared` sessions and channels stay.
 */
export function endEverythingOf(db: Database, person: string, spared: readonly string[]): PlannedStatement[] {
  const stay = [...spared, NO_SESSION];
  return [
    ...endChannels(db, (q) =>
      q.and([
        q('person', '=', person),
        q('id', 'not in', stay),
        q.or([q('session', 'is', null), q('session', 'not in', stay)]),
        q.not(IS_MAIL),
      ]),
    ),
    { query: db.updateTable('emails').set({ next_address: null, next_at: null }).where('id', '=', person) },
    { query: db.deleteFrom('challenges').where('person', '=', person) },
    { query: db.deleteFrom('sessions').where('person', '=', person).where('id', 'not in', stay) },
  ];
}
