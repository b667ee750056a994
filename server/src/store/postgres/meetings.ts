import type { Leaving, Meeting, MyTurn, NewStoredMatch } from '@levante/host';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { NOW } from './expressions.ts';
import type { PostgresTables } from './tables.ts';

/** A seat of a match. */
export interface SeatPlace {
  readonly match: string;
  readonly seat: number;
}

/** Writes within the transaction of a quick match. */
interface MeetingWrites {
  readonly create: (match: NewStoredMatch) => Promise<void>;
  /** Returns false if the seat is not open. */
  readonly takeSeat: (place: SeatPlace, taken: Pick<Meeting, 'person' | 'name' | 'entropy'>) => Promise<boolean>;
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
    .select('id')
    .where('listed_as', '=', listedAs)
    .where('status', '=', sql.lit('waiting'))
    .orderBy('number')
    .limit(MAX_TRIED);
}

/** Seats a person at a table that fits, or creates one. Returns the id of the match. */
export async function meetIn(
  tx: Transaction<PostgresTables>,
  { person, name, entropy, table }: Meeting,
  { create, takeSeat }: MeetingWrites,
): Promise<string> {
  const { listedAs } = table;
  if (listedAs === undefined) throw new Error('a quick match needs a listed table');
  await lockMeeting(tx, listedAs);
  const waits = await waitingTables(tx, listedAs).where(isSatInBy(person)).executeTakeFirst();
  if (waits) return waits.id;
  // Others take seats by link meanwhile: a table found may be full by the time it is locked.
  for (const { id } of await waitingTables(tx, listedAs)
    .where(isSatIn)
    .where(isWithoutBanned)
    .where(isWithoutBlocked(person))
    .execute()) {
    const seat = await freeSeatIn(tx, id);
    if (seat !== null && (await takeSeat({ match: id, seat }, { person, name, entropy }))) return id;
  }
  await create(table);
  return table.id;
}

/**
 * Makes quick matches for the same table wait for each other until the end of the transaction: otherwise two of them
 * would each open one. A lock may serve several kinds of tables, so that there are few rows.
 */
async function lockMeeting(tx: Transaction<PostgresTables>, listedAs: string): Promise<void> {
  await tx
    .insertInto('meetings')
    .values({ place: listedAs.slice(0, 2) })
    .onConflict((c) => c.column('place').doUpdateSet((q) => ({ place: q.ref('excluded.place') })))
    .execute();
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
  const passed = { opened_by: next.person, opened_from: null };
  await tx.updateTable('matches').set(passed).where('id', '=', match).where('opened_by', '=', person).execute();
  return 'left';
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
