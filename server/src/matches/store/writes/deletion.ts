import { STAND_IN } from '@levante/host';
import { type Compilable, type Kysely, sql } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { FORGOTTEN } from '../retention.ts';
import { countSeatChange, NEXT_SEAT_VERSION } from '../seat-version.ts';
import { isHeldWaiting, type MatchTransaction } from './transaction.ts';

/** A person's place in a match. */
export interface PersonInMatch {
  readonly match: string;
  readonly person: string;
}

/** Deletes a match with all its rows, and the link to it if it is a rematch. */
export async function deleteMatch({ db, changed }: MatchTransaction, match: string): Promise<void> {
  changed.add(match);
  const row = await db.selectFrom('matches').select('rematch_of').where('id', '=', match).executeTakeFirst();
  if (row?.rematch_of) {
    changed.add(row.rematch_of);
    await db.updateTable('matches').set({ rematch: null }).where('id', '=', row.rematch_of).execute();
  }
  for (const table of ['commands', 'actions', 'seats'] as const) {
    await db.deleteFrom(table).where('match', '=', match).execute();
  }
  await db.deleteFrom('matches').where('id', '=', match).execute();
}

/** Deletes a match if its last day is before `today`. A match that was played after it was listed has a later one. */
export async function deleteExpired(
  tx: MatchTransaction,
  { match, today }: { readonly match: string; readonly today: number },
): Promise<void> {
  const past = await tx.db
    .selectFrom('matches')
    .select('id')
    .where('id', '=', match)
    .where('last_day', '<', today)
    .$if(tx.dialect.isShared, (query) => query.forUpdate())
    .executeTakeFirst();
  if (past) await deleteMatch(tx, match);
}

/** Deletes a waiting match in which only this person has a seat. Returns false for any other. */
export async function callOff(tx: MatchTransaction, { match, person }: PersonInMatch): Promise<boolean> {
  const waits = await isHeldWaiting(tx, match);
  const seats = await tx.db.selectFrom('seats').select('person').where('match', '=', match).execute();
  const people = new Set(seats.flatMap((seat) => seat.person ?? []));
  if (!waits || people.size !== 1 || !people.has(person)) return false;
  await deleteMatch(tx, match);
  return true;
}

/** Removes a person from a match. Deletes the match if no other person had a seat. */
export async function removePerson(tx: MatchTransaction, { match, person }: PersonInMatch): Promise<void> {
  const { db, dialect, changed } = tx;
  changed.add(match);
  const row = await db
    .selectFrom('matches')
    .select('status')
    .where('id', '=', match)
    .$if(dialect.isShared, (query) => query.forUpdate())
    .executeTakeFirst();
  const seats = await db.selectFrom('seats').select('person').where('match', '=', match).execute();
  const others = seats.some((seat) => seat.person !== null && seat.person !== FORGOTTEN && seat.person !== person);
  if (!row) return;
  if (!others) return await deleteMatch(tx, match);
  await db.deleteFrom('commands').where('match', '=', match).where('person', '=', person).execute();
  await db.deleteFrom('waits').where('match', '=', match).where('person', '=', person).execute();
  const vacated = {
    waiting: { person: null, name: null, entropy: null },
    running: { kind: 'bot', level: STAND_IN, person: null, name: null, played_by: null, played_why: null },
    over: { person: FORGOTTEN, name: null },
  } as const;
  const theirs = db.updateTable('seats').where('match', '=', match).where('person', '=', person);
  await theirs.set(vacated[row.status]).execute();
  if (row.status === 'over') return;
  const running = {
    // It may have been their turn, which is now a bot's.
    ...dialect.lease(sql.ref('actor')),
    // Deadline 0: a server adjusts the clocks to who plays.
    deadline: sql<number | null>`case when clocks_json is null then null else 0 end`,
  };
  await db
    .updateTable('matches')
    // Refuses commits that were decided while the person had the seat.
    .set({ seat_version: NEXT_SEAT_VERSION, ...(row.status === 'running' && running) })
    .where('id', '=', match)
    .execute();
}

/** Statements that forget a person where they have no seat, with their name, and void their keys. */
const FORGETTING = {
  countInvites: (db, person) =>
    db
      .updateTable('matches')
      .set({ seat_version: NEXT_SEAT_VERSION })
      .where('opened_by', '=', person)
      .where('status', '=', 'waiting'),
  invites: (db, person) =>
    db
      .updateTable('seats')
      .set({ reserved_for: null, invited: null })
      .where('invited', 'is not', null)
      .where('match', 'in', db.selectFrom('matches').select('id').where('opened_by', '=', person)),
  opener: (db, person) => db.updateTable('matches').set({ opened_by: null }).where('opened_by', '=', person),
  countReserved: countSeatChange,
  reserved: unreserve,
  name: (db, person) => db.deleteFrom('people').where('id', '=', person),
  keys: (db, person) =>
    db
      .insertInto('keys')
      .values({ id: person, generation: 1 })
      .onConflict((c) => c.column('id').doUpdateSet((q) => ({ generation: q('keys.generation', '+', 1) }))),
} as const satisfies Readonly<Record<string, (db: Kysely<PostgresTables>, person: string) => Compilable>>;

type ForgettingStep = keyof typeof FORGETTING;

/**
 * Parts of a person to delete other than their keys and seats, in order. On PostgreSQL each part is a transaction,
 * because one for all would lock matches in any order.
 */
export const PARTS_OUTSIDE_SEATS: readonly ForgettingStep[] = [
  'countInvites',
  'invites',
  'opener',
  'countReserved',
  'reserved',
  'name',
];

/** A person and the part of their data to delete. */
export interface Forgetting {
  readonly person: string;
  readonly step: ForgettingStep;
}

/** Deletes a part of a person's data other than their seats. */
export async function forgetPart({ db }: MatchTransaction, { person, step }: Forgetting): Promise<void> {
  await db.executeQuery(FORGETTING[step](db, person).compile());
}

/**
 * Returns the statement that releases the seats reserved for a person. An invited seat stays reserved, because
 * releasing it would reveal that the handle had an account.
 */
export function unreserve(db: Kysely<PostgresTables>, person: string) {
  const nobody = sql<string | null>`case when invited is null then null else '' end`;
  return db.updateTable('seats').set({ reserved_for: nobody, name: null }).where('reserved_for', '=', person);
}
