import { STAND_IN } from '@levante/host';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { FORGOTTEN } from '../retention.ts';
import { countSeatChange, NEXT_SEAT_VERSION } from '../seat-version.ts';
import { owedUntil } from './shared.ts';

/** Deletes a match with all its rows. */
export async function deleteMatch(tx: Transaction<PostgresTables>, match: string): Promise<void> {
  await sql`update matches set rematch = null where id = (select rematch_of from matches where id = ${match})`.execute(
    tx,
  );
  for (const table of ['commands', 'actions', 'seats'] as const) {
    await tx.deleteFrom(table).where('match', '=', match).execute();
  }
  await tx.deleteFrom('matches').where('id', '=', match).execute();
}

/** Returns the match of which this one is the rematch, if any. */
export async function rematchedBy(tx: Transaction<PostgresTables>, match: string): Promise<readonly string[]> {
  const row = await tx.selectFrom('matches').select('rematch_of').where('id', '=', match).executeTakeFirst();
  return row?.rematch_of ? [row.rematch_of] : [];
}

/** Opens the seats to which a person has invited others. */
async function withdrawAll(db: Kysely<PostgresTables>, person: string): Promise<void> {
  await db
    .updateTable('matches')
    .set({ seat_version: NEXT_SEAT_VERSION })
    .where('opened_by', '=', person)
    .where('status', '=', 'waiting')
    .execute();
  await db
    .updateTable('seats')
    .set({ reserved_for: null, invited: null })
    .where('invited', 'is not', null)
    .where('match', 'in', db.selectFrom('matches').select('id').where('opened_by', '=', person))
    .execute();
}

/**
 * Returns the statement that gives up the seats reserved for a person, in either database. An invited seat stays
 * reserved: that it is open again would say that the handle had an account.
 */
export function unreserve(db: Kysely<PostgresTables>, person: string) {
  const nobody = sql<string | null>`case when invited is null then null else '' end`;
  return db.updateTable('seats').set({ reserved_for: nobody, name: null }).where('reserved_for', '=', person);
}

/** Removes a person from a match, and deletes it if nobody else had a seat. */
async function leaveMatch(tx: Transaction<PostgresTables>, match: string, person: string): Promise<void> {
  const row = await tx.selectFrom('matches').select('status').where('id', '=', match).forUpdate().executeTakeFirst();
  const seats = await tx.selectFrom('seats').select('person').where('match', '=', match).execute();
  const others = seats.some((seat) => seat.person !== null && seat.person !== FORGOTTEN && seat.person !== person);
  if (!row) return;
  if (!others) return await deleteMatch(tx, match);
  await tx.deleteFrom('commands').where('match', '=', match).where('person', '=', person).execute();
  await tx.deleteFrom('waits').where('match', '=', match).where('person', '=', person).execute();
  const left = {
    waiting: { person: null, name: null, entropy: null },
    running: { kind: 'bot', level: STAND_IN, person: null, name: null, played_by: null, played_why: null },
    over: { person: FORGOTTEN, name: null },
  } as const;
  await tx.updateTable('seats').set(left[row.status]).where('match', '=', match).where('person', '=', person).execute();
  if (row.status === 'over') return;
  const owed = {
    // It may have been their turn, which is now a bot's.
    owed_until: owedUntil(sql.ref('actor')),
    // Deadline 0: a server adjusts the clocks to who plays.
    deadline: sql<number | null>`case when clocks_json is null then null else 0 end`,
  };
  await tx
    .updateTable('matches')
    // Refuses commits that were decided while the person had the seat.
    .set({ seat_version: NEXT_SEAT_VERSION, ...(row.status === 'running' && owed) })
    .where('id', '=', match)
    .execute();
}

/**
 * Removes a person from all matches and reservations. Returns the matches. Others play on
 * meanwhile: a match may be continued with the person's seat until they have left it.
 */
export async function leaveAll(db: Kysely<PostgresTables>, person: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const theirs = db.selectFrom('seats').select('match').distinct().where('person', '=', person);
  for (let rows = await theirs.execute(); rows.length > 0; rows = await theirs.execute()) {
    for (const { match } of rows) {
      await db.transaction().execute((tx) => leaveMatch(tx, match, person));
      found.add(match);
    }
  }
  await withdrawAll(db, person);
  await db.updateTable('matches').set({ opened_by: null }).where('opened_by', '=', person).execute();
  await countSeatChange(db, person).execute();
  await unreserve(db, person).execute();
  return [...found];
}
