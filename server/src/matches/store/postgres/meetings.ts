import {
  JUST_STARTED_MS,
  type Leaving,
  type Meeting,
  type Met,
  type MyTurn,
  type NewStoredMatch,
  type SeatInvite,
} from '@levante/host';
import { MAX_QUICK_WAITS } from '@levante/wire';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { NOW } from '../../../database/postgres/expressions.ts';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { NEXT_SEAT_VERSION } from '../seat-version.ts';

/** A seat of a match. */
export interface SeatPlace {
  readonly match: string;
  readonly seat: number;
}

/** Writes within the transaction of a quick match. */
interface MeetingWrites {
  readonly create: (match: NewStoredMatch) => Promise<void>;
  /** Returns the tables that people left because the match started; null if the seat is not open. */
  readonly takeSeat: (
    place: SeatPlace,
    taken: Pick<Meeting, 'person' | 'name' | 'entropy'>,
  ) => Promise<readonly string[] | null>;
}

/** Maximum number of tables tried by a quick match. All of them full at the same moment is unlikely. */
const MAX_TRIED = 20;

/** Tests whether somebody sits in the current row of `matches`. */
const isSatIn: RawBuilder<SqlBool> = sql<SqlBool>`exists (select 1 from seats
  where seats.match = matches.id and seats.person is not null)`;

const isSatInBy = (person: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (select 1 from seats
  where seats.match = matches.id and seats.person = ${person})`;

/** Tests whether nobody in the current row of `matches` is banned. */
const isWithoutBanned: RawBuilder<SqlBool> = sql<SqlBool>`not exists (select 1 from seats
  join bans on bans.id = seats.person where seats.match = matches.id and bans.until > ${NOW})`;

/** Tests whether nobody in the current row of `matches` has blocked a person or is blocked by them. */
const isWithoutBlocked = (person: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select 1 from seats
  join blocks on (blocks.person = ${person} and blocks.blocked = seats.person)
    or (blocks.person = seats.person and blocks.blocked = ${person}) where seats.match = matches.id)`;

/** Selects the open tables in which somebody sits, newest first. */
export function openTablesIn(db: Kysely<PostgresTables>) {
  return db
    .selectFrom('matches')
    .where('status', '=', sql.lit('waiting'))
    .where('listed_as', 'is not', null)
    .where(isSatIn)
    .orderBy('number', 'desc');
}

/** Selects the open tables of a kind, oldest first. */
function waitingTables(tx: Transaction<PostgresTables>, listedAs: string) {
  return tx
    .selectFrom('matches')
    .select(['id', 'commitment'])
    .where('listed_as', '=', listedAs)
    .where('status', '=', sql.lit('waiting'))
    .orderBy('number')
    .limit(MAX_TRIED);
}

/** Seats a person at a table that fits, or creates one. Returns null if they wait for too many others. */
export async function meetIn(
  tx: Transaction<PostgresTables>,
  { person, name, entropy, onlyAt, table }: Meeting,
  { create, takeSeat }: MeetingWrites,
): Promise<Met | null> {
  const { listedAs } = table;
  if (listedAs === undefined) throw new Error('a quick match needs a listed table');
  await lockWaits(tx);
  const begun = await justStartedIn(tx, person);
  if (begun !== null) return { match: begun, left: [], isSeated: true };
  // Locked, so that it is not deleted before the wait refers to it.
  const own = waitingTables(tx, listedAs).where(isSatInBy(person)).limit(1).forUpdate();
  const waits = await own.executeTakeFirst();
  if (waits) {
    await waitIn(tx, waits.id, person);
    return { match: waits.id, left: [], isSeated: true };
  }
  if ((await waitCountIn(tx, person)) >= MAX_QUICK_WAITS) return null;
  // Others take seats by link meanwhile: a table found may be full by the time it is locked.
  for (const { id, commitment } of await fittingTables(tx, listedAs, person, onlyAt ?? null)) {
    const seat = await freeSeatIn(tx, id);
    if (seat === null) continue;
    if (onlyAt !== undefined && commitment !== onlyAt) return { match: id, left: [], isSeated: false };
    const left = await takeSeat({ match: id, seat }, { person, name, entropy });
    if (left) return { match: id, left, isSeated: true };
  }
  await create(table);
  await waitIn(tx, table.id, person);
  return { match: table.id, left: [], isSeated: true };
}

/** Lists the open tables of a kind at which a person may sit: first the one with the commitment, then the oldest. */
async function fittingTables(
  tx: Transaction<PostgresTables>,
  listedAs: string,
  person: string,
  commitment: string | null,
) {
  const tables = waitingTables(tx, listedAs).where(isSatIn).where(isWithoutBanned).where(isWithoutBlocked(person));
  const wanted = commitment === null ? [] : await tables.where('commitment', '=', commitment).execute();
  return [...wanted, ...(await tables.execute())];
}

/** Returns the quick match that has just started with a person; null if none has. */
async function justStartedIn(tx: Transaction<PostgresTables>, person: string): Promise<string | null> {
  const row = await tx
    .selectFrom('waits')
    .innerJoin('matches', 'matches.id', 'waits.match')
    .select('waits.match')
    .where('waits.person', '=', person)
    .where('started_at', '>', sql<number>`${NOW} - ${JUST_STARTED_MS}::int8`)
    .where('status', '=', 'running')
    .where(isSatInBy(person))
    .orderBy('started_at')
    .executeTakeFirst();
  return row?.match ?? null;
}

/** Counts the quick matches for which a person waits. */
async function waitCountIn(tx: Transaction<PostgresTables>, person: string): Promise<number> {
  const waits = tx.selectFrom('waits').where('person', '=', person).where('started_at', 'is', null);
  return (await waits.select('match').execute()).length;
}

/** Notes that a person waits for a quick match. */
export async function waitIn(tx: Transaction<PostgresTables>, match: string, person: string): Promise<void> {
  await tx
    .insertInto('waits')
    .values({ match, person, started_at: null })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Returns the waits of the people of a quick match for others, ordered, and notes that this one has started. */
export async function otherWaitsIn(
  tx: Transaction<PostgresTables>,
  match: string,
): Promise<readonly { readonly match: string; readonly person: string }[]> {
  const theirs = tx.selectFrom('waits').select('person').where('match', '=', match).where('started_at', 'is', null);
  const others = await tx
    .selectFrom('waits')
    .select(['match', 'person'])
    .where('started_at', 'is', null)
    .where('person', 'in', theirs)
    .where('match', '<>', match)
    .orderBy('match')
    .orderBy('person')
    .execute();
  const started = tx.updateTable('waits').set({ started_at: NOW }).where('match', '=', match);
  if ((await started.executeTakeFirst()).numUpdatedRows > 0n) {
    await tx.deleteFrom('waits').where('started_at', '<=', sql<number>`${NOW} - ${JUST_STARTED_MS}::int8`).execute();
  }
  return others;
}

/**
 * Makes quick matches, and what fills their tables, wait for each other until the end of the transaction: otherwise two
 * people would each open a table, or two tables of one person would start. It is locked before any match.
 */
export async function lockWaits(tx: Transaction<PostgresTables>): Promise<void> {
  await waitsLock(tx).execute();
}

/** Returns the statement of `lockWaits`. */
export function waitsLock(db: Kysely<PostgresTables>) {
  return db
    .insertInto('meetings')
    .values({ place: 'waits' })
    .onConflict((c) => c.column('place').doUpdateSet((q) => ({ place: q.ref('excluded.place') })));
}

/** Returns the first open seat of a match that anyone may take, or null. */
async function freeSeatIn(tx: Transaction<PostgresTables>, match: string): Promise<number | null> {
  const row = await tx
    .selectFrom('seats')
    .select('seat')
    .where('match', '=', match)
    .where('kind', '=', 'person')
    .where('person', 'is', null)
    .where('reserved_for', 'is', null)
    .orderBy('seat')
    .executeTakeFirst();
  return row?.seat ?? null;
}

/** Opens a person's seats of a locked waiting match. On `called-off` nobody is left, and the caller deletes the match. */
export async function leaveIn(tx: Transaction<PostgresTables>, match: string, person: string): Promise<Leaving | null> {
  const seats = tx.selectFrom('seats').select(['person', 'reserved_for']).where('match', '=', match).orderBy('seat');
  const found = await seats.execute();
  if (!found.some((seat) => seat.person === person || seat.reserved_for === person)) return null;
  const next = found.find((seat) => seat.person !== null && seat.person !== person);
  if (!next) return 'called-off';
  await tx
    .updateTable('seats')
    .set({ person: null, name: null, entropy: null, reserved_for: null })
    .where('match', '=', match)
    .where((q) => q.or([q('person', '=', person), q('reserved_for', '=', person)]))
    .execute();
  await tx.deleteFrom('waits').where('match', '=', match).where('person', '=', person).execute();
  const opened = tx.selectFrom('matches').select('id').where('id', '=', match).where('opened_by', '=', person);
  await tx
    .updateTable('seats')
    .set({ reserved_for: null, invited: null })
    .where('match', 'in', opened)
    .where('invited', 'is not', null)
    .execute();
  await tx.updateTable('matches').set({ seat_version: NEXT_SEAT_VERSION }).where('id', '=', match).execute();
  const passed = { opened_by: next.person, opened_from: null };
  await tx.updateTable('matches').set(passed).where('id', '=', match).where('opened_by', '=', person).execute();
  return 'left';
}

/** Reserves an open seat of the opener's locked waiting match, or opens it again. Returns false if there is none. */
export async function inviteIn(
  tx: Transaction<PostgresTables>,
  { match, seat, opener, invited }: SeatInvite,
): Promise<boolean> {
  const opened = tx.selectFrom('matches').select('id').where('id', '=', match).where('opened_by', '=', opener);
  const change = tx
    .updateTable('seats')
    .set({ reserved_for: invited?.person ?? null, invited: invited?.handle ?? null })
    .where('match', 'in', opened)
    .where('seat', '=', seat)
    .where('kind', '=', 'person')
    .where('person', 'is', null)
    .where(invited ? 'reserved_for' : 'invited', invited ? 'is' : 'is not', null);
  if ((await change.executeTakeFirst()).numUpdatedRows === 0n) return false;
  await tx.updateTable('matches').set({ seat_version: NEXT_SEAT_VERSION }).where('id', '=', match).execute();
  return true;
}

/** Selects the waiting matches with a seat reserved for a person, newest first, but none of an opener they have blocked. */
export function invitesIn(db: Kysely<PostgresTables>, person: string) {
  return db
    .selectFrom('matches')
    .where('status', '=', sql.lit('waiting'))
    .where('id', 'in', db.selectFrom('seats').select('match').where('reserved_for', '=', person))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.id')
            .where('blocks.person', '=', person)
            .whereRef('blocks.blocked', '=', 'matches.opened_by'),
        ),
      ),
    )
    .orderBy('number', 'desc');
}

/** Lists the running matches in which it is a person's turn, longest first. */
export async function waitingTurns(db: Kysely<PostgresTables>, person: string, limit: number): Promise<MyTurn[]> {
  const { rows } = await sql<MyTurn & { readonly number: number }>`
    select distinct matches.id, coalesce(acted_at, created_at) as since, matches.number from seats
    join matches on matches.id = seats.match
    where seats.person = ${person} and status = 'running' and actor = cast(seats.seat as text)
      and played_by is null
    order by since, matches.number limit ${limit}`.execute(db);
  return rows.map(({ id, since }) => ({ id, since }));
}

/** Links a finished match to its rematch. Returns false if it has one, or is not finished. */
export async function linkRematch(tx: Transaction<PostgresTables>, of: string, match: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ rematch: match })
    .where('id', '=', of)
    .where('rematch', 'is', null)
    .where('status', '=', 'over')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
