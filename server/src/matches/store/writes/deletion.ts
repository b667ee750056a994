import { STAND_IN } from '@levante/host';
import { type Compilable, type Kysely, sql, type Updateable } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { FORGOTTEN } from '../retention.ts';
import { countSeatChange, NEXT_SEAT_VERSION } from '../seat-version.ts';
import { MatchStatement } from './statement.ts';
import { isHeldWaiting, type MatchTransaction } from './transaction.ts';

/** A person's place in a match. */
export interface PersonInMatch {
  readonly match: string;
  readonly person: string;
}

const REMATCH_OF = new MatchStatement({ match: '' }, (db, { match }) =>
  db.selectFrom('matches').select('rematch_of').where('id', '=', match),
);

/** Statements that delete a match with all its rows, in order. */
const MATCH_DELETIONS = [
  ...(['commands', 'actions', 'seats'] as const).map(
    (table) => new MatchStatement({ match: '' }, (db, { match }) => db.deleteFrom(table).where('match', '=', match)),
  ),
  new MatchStatement({ match: '' }, (db, { match }) => db.deleteFrom('matches').where('id', '=', match)),
];

/** Deletes a match with all its rows, and the link to it if it is a rematch. */
export async function deleteMatch(tx: MatchTransaction, match: string): Promise<void> {
  const { db, changed } = tx;
  changed.add(match);
  const row = await REMATCH_OF.first(tx, { match });
  if (row?.rematch_of) {
    changed.add(row.rematch_of);
    await db.updateTable('matches').set({ rematch: null }).where('id', '=', row.rematch_of).execute();
  }
  for (const deletion of MATCH_DELETIONS) await deletion.execute(tx, { match });
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

const STATUS_OF = new MatchStatement({ match: '' }, (db, { match }, { isShared }) =>
  db
    .selectFrom('matches')
    .select('status')
    .where('id', '=', match)
    .$if(isShared, (query) => query.forUpdate()),
);
const PEOPLE_IN = new MatchStatement({ match: '' }, (db, { match }) =>
  db.selectFrom('seats').select('person').where('match', '=', match),
);

/** Statements that delete a person's commands and waits in a match. */
const PERSON_DELETIONS = (['commands', 'waits'] as const).map(
  (table) =>
    new MatchStatement({ match: '', person: '' }, (db, { match, person }) =>
      db.deleteFrom(table).where('match', '=', match).where('person', '=', person),
    ),
);

/** Returns the statement that changes a person's seats in a match. */
const changeSeats = (columns: Updateable<PostgresTables['seats']>) =>
  new MatchStatement({ match: '', person: '' }, (db, { match, person }) =>
    db.updateTable('seats').set(columns).where('match', '=', match).where('person', '=', person),
  );

/** Statements that vacate a person's seats, by the status of the match. */
const VACATE = {
  waiting: changeSeats({ person: null, name: null, entropy: null }),
  running: changeSeats({
    kind: 'bot',
    level: STAND_IN,
    person: null,
    name: null,
    played_by: null,
    played_why: null,
  }),
  over: changeSeats({ person: FORGOTTEN, name: null }),
} as const;

/** Statements that refuse commits which were decided before a seat was vacated, by the status of the match. */
const COUNT_VACATED = {
  waiting: new MatchStatement({ match: '' }, (db, { match }) =>
    db.updateTable('matches').set({ seat_version: NEXT_SEAT_VERSION }).where('id', '=', match),
  ),
  running: new MatchStatement({ match: '' }, (db, { match }, dialect) =>
    db
      .updateTable('matches')
      .set({
        seat_version: NEXT_SEAT_VERSION,
        // It may have been their turn, which is now a bot's.
        ...dialect.lease(sql.ref('actor')),
        // Deadline 0: a server adjusts the clocks to who plays.
        deadline: sql<number | null>`case when clocks_json is null then null else 0 end`,
      })
      .where('id', '=', match),
  ),
} as const;

/** Removes a person from a match. Deletes the match if no other person had a seat. */
export async function removePerson(tx: MatchTransaction, { match, person }: PersonInMatch): Promise<void> {
  tx.changed.add(match);
  const row = await STATUS_OF.first(tx, { match });
  const seats = await PEOPLE_IN.rows(tx, { match });
  const others = seats.some((seat) => seat.person !== null && seat.person !== FORGOTTEN && seat.person !== person);
  if (!row) return;
  if (!others) return await deleteMatch(tx, match);
  for (const deletion of PERSON_DELETIONS) await deletion.execute(tx, { match, person });
  await VACATE[row.status].execute(tx, { match, person });
  if (row.status !== 'over') await COUNT_VACATED[row.status].execute(tx, { match });
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
