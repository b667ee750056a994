import { STAND_IN } from '@levante/host';
import { type Kysely, sql, type Transaction } from 'kysely';
import { FORGOTTEN } from '../retention.ts';
import { owedUntil } from './shared.ts';
import type { PostgresTables } from './tables.ts';

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

/** Opens the seats to which a person has invited others. */
export async function withdrawAll(db: Kysely<PostgresTables>, person: string): Promise<void> {
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
export async function leaveMatch(tx: Transaction<PostgresTables>, match: string, person: string): Promise<void> {
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
  // It may have been their turn, which is now a bot's.
  if (row.status === 'running') {
    await tx
      .updateTable('matches')
      .set({
        // Refuses commits that were decided while the person had the seat.
        seat_version: sql<number>`seat_version + 1`,
        owed_until: owedUntil(sql.ref('actor')),
        // Deadline 0: a server adjusts the clocks to who plays.
        deadline: sql<number | null>`case when clocks_json is null then null else 0 end`,
      })
      .where('id', '=', match)
      .execute();
  }
}
