import type { HeldRights, NewSession } from '@levante/people';
import { COLLECTIONS } from '@levante/wire';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { endChannels } from './end-channels.ts';
import { dropNextAddress } from './pending-address.ts';

type Database = SqlAccess['db'];
/** Ids of sessions, or a query of them. */
type SessionIds = readonly string[] | SelectQueryBuilder<PostgresTables, 'sessions', { id: string }>;

/** Tests for a channel that sends mail to its person's own address, which no session could choose. */
export const IS_MAIL = sql<SqlBool>`target_json = '{"kind":"email"}'`;
/** Tests for a webhook. An account's webhooks were added with proof. */
export const IS_WEBHOOK = sql<SqlBool>`target_json like '%"kind":"webhook"%'`;
/** Placeholder that matches no session: an SQL list may not be empty. */
export const NO_SESSION = '';

/**
 * Returns the statement that requires a session to be live and locks it until the transaction ends, so that everything
 * written after it ends with the session.
 */
export function requireSession(db: Database, session: string): PlannedStatement {
  const live = db.updateTable('sessions').set({ ended: 0 }).where('id', '=', session).where('ended', '=', 0);
  return { query: live, must: true };
}

/** Returns whether a session is live. */
export async function isLive(db: Database, session: string): Promise<boolean> {
  const row = db.selectFrom('sessions').select('id').where('id', '=', session).where('ended', '=', 0);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * Returns the statements that must precede a change of a person's account: they require a live session and, if the
 * change needs it, a valid proof. They are updates because an update locks its rows on PostgreSQL. The account comes
 * first, as in every write that removes a sign-in method or the account. Conditions that make proof unnecessary belong
 * to the statements after these, which see all writes that these have waited for.
 */
export function heldTerms(db: Database, person: string, { session, provedAt }: HeldRights): PlannedStatement[] {
  const live = db
    .updateTable('sessions')
    .set({ person })
    .where('id', '=', session)
    .where('person', '=', person)
    .where('ended', '=', 0);
  if (provedAt === null) return [{ query: live, must: true }];
  const account = db.updateTable('accounts').set({ id: person }).where('id', '=', person);
  return [
    { query: account, must: true },
    { query: live.where('proved_until', '>', provedAt), must: true },
  ];
}

/** Returns whether a person has the rights for a change, to explain why it was refused. */
export async function isHeld(db: Database, person: string, { session, provedAt }: HeldRights): Promise<boolean> {
  const row = db.selectFrom('sessions').select('proved_until').where('id', '=', session).where('ended', '=', 0);
  const found = await row.where('person', '=', person).executeTakeFirst();
  return found !== undefined && (provedAt === null || found.proved_until > provedAt);
}

/**
 * Returns the statements that end everything a session has created: its tokens, the channels added by it or by its
 * tokens, a pending change of the address, and one-time secrets. Tokens create nothing else.
 */
export function endIssuedBy(db: Database, session: string): PlannedStatement[] {
  return endIssued(db, [session]);
}

/** Returns the statements that end what several sessions began. */
function endIssued(db: Database, sessions: SessionIds): PlannedStatement[] {
  const tokens = db.selectFrom('sessions').select('sessions.id').where('issuer', 'in', sessions);
  return [
    ...endChannels(db, (q) => q.or([q('session', 'in', sessions), q('session', 'in', tokens)])),
    ...dropNextAddress(db, (q) => q('next_session', 'in', sessions)),
    { query: db.deleteFrom('challenges').where('session', 'in', sessions) },
    { query: db.deleteFrom('sessions').where('issuer', 'in', sessions) },
  ];
}

/**
 * Returns the statements that end the cookies of a person above the maximum, to make room for a new one that is not
 * stored yet. The cookies last seen longest ago end first, and among cookies of one day the unused ones.
 */
export function endExcess(db: Database, { person }: Pick<NewSession, 'person'>): PlannedStatement[] {
  const others = db
    .selectFrom('sessions')
    .select('sessions.id')
    .where('person', '=', person)
    .where('kind', '=', 'cookie')
    .where('ended', '=', 0);
  const staying = others
    .orderBy('seen_day', 'desc')
    .orderBy('used', 'desc')
    .orderBy('created_day', 'desc')
    .orderBy('id', 'desc')
    .limit(COLLECTIONS.cookies.max - 1);
  const excess = others.where('id', 'not in', staying);
  return [...endIssued(db, excess), { query: db.deleteFrom('sessions').where('id', 'in', excess) }];
}

/** Returns the statement that ends tokens whose issuer was deleted because it was unused for too long. */
export function endOrphans(db: Database): PlannedStatement {
  const issuers = db.selectFrom('sessions as issuers').select('issuers.id');
  return { query: db.deleteFrom('sessions').where('issuer', 'is not', null).where('issuer', 'not in', issuers) };
}

/**
 * Returns the statements that end everything created by sessions that were deleted, such as sessions unused for too
 * long.
 */
export function endLeftovers(db: Database): PlannedStatement[] {
  const live = db.selectFrom('sessions').select('sessions.id').where('ended', '=', 0);
  return [
    ...endChannels(db, (q) => q.and([q('session', 'is not', null), q('session', 'not in', live)])),
    ...dropNextAddress(db, (q) => q.and([q('next_session', 'is not', null), q('next_session', 'not in', live)])),
  ];
}

/**
 * Returns the statements that end all sessions of a person and everything that could act or read for them: channels
 * other than their mail, a pending change of the address, and one-time secrets. The sessions and channels in `spared`
 * stay.
 */
export function endEverythingOf(db: Database, person: string, spared: readonly string[]): PlannedStatement[] {
  const stay = [...spared, NO_SESSION];
  return [
    // First, so that no request of one of them writes anything from here on.
    { query: db.deleteFrom('sessions').where('person', '=', person).where('id', 'not in', stay) },
    ...endChannels(db, (q) =>
      q.and([
        q('person', '=', person),
        q('id', 'not in', stay),
        q.or([q('session', 'is', null), q('session', 'not in', stay)]),
        q.not(IS_MAIL),
      ]),
    ),
    ...dropNextAddress(db, (q) => q('id', '=', person)),
    { query: db.deleteFrom('challenges').where('person', '=', person) },
  ];
}
