import type { Meeting, Met } from '@levante/host';
import { MAX_QUICK_WAITS } from '@levante/wire';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { insertMatch, type NewMatchRows } from './create.ts';
import { fillLockedSeat } from './seats.ts';
import type { MatchTransaction } from './transaction.ts';
import { justStartedAfter, lockWaits, wait } from './waits.ts';

/** Maximum number of tables tried by a quick match. All of them full at the same moment is unlikely. */
const MAX_TRIED = 20;

/** A person who wants to play with anyone who waits for the same, and the table to open. */
export interface MeetingInput extends Omit<Meeting, 'table'> {
  readonly listedAs: string;
  readonly table: NewMatchRows;
  /** Last day to keep a match that starts. */
  readonly lastDay: number | null;
}

/** Seats a person at a table that fits, or creates one. Returns null if they wait for too many others. */
export async function seatAtTable(tx: MatchTransaction, meeting: MeetingInput): Promise<Met | null> {
  const { person, name, entropy, onlyAt, listedAs, table, lastDay } = meeting;
  const { db, dialect, changed } = tx;
  await lockWaits(tx);
  const begun = await justStarted(tx, person);
  if (begun !== null) return { match: begun, left: [], isSeated: true };
  // Locked, so that it is not deleted before the wait refers to it.
  const own = await waitingTables(tx, listedAs)
    .where(isSatInBy(person))
    .limit(1)
    .$if(dialect.isShared, (query) => query.forUpdate())
    .executeTakeFirst();
  if (own) {
    await wait(tx, own.id, person);
    return { match: own.id, left: [], isSeated: true };
  }
  const waits = db.selectFrom('waits').select('match').where('person', '=', person).where('started_at', 'is', null);
  if ((await waits.execute()).length >= MAX_QUICK_WAITS) return null;
  // On PostgreSQL others take seats by link meanwhile: a table may be full by the time it is locked.
  for (const { id, commitment } of await fittingTables(tx, listedAs, person, onlyAt ?? null)) {
    const seat = await freeSeatOf(tx, id);
    if (seat === null) continue;
    if (onlyAt !== undefined && commitment !== onlyAt) return { match: id, left: [], isSeated: false };
    const filling = { place: { match: id, seat }, occupant: { person, name, entropy }, lastDay };
    const left = await fillLockedSeat(tx, filling, true);
    if (left) return { match: id, left, isSeated: true };
  }
  await insertMatch(tx, table);
  changed.add(table.match.id);
  await wait(tx, table.match.id, person);
  return { match: table.match.id, left: [], isSeated: true };
}

/** A rematch to create. */
export interface RematchInput {
  /** Id of the finished match. */
  readonly of: string;
  readonly table: NewMatchRows;
}

/**
 * Creates a rematch and links the finished match to it. Returns false if there is one already, or if the match is not
 * finished.
 */
export async function insertRematch(tx: MatchTransaction, { of, table }: RematchInput): Promise<boolean> {
  tx.changed.add(of);
  const { numUpdatedRows } = await tx.db
    .updateTable('matches')
    .set({ rematch: table.match.id })
    .where('id', '=', of)
    .where('rematch', 'is', null)
    .where('status', '=', 'over')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await insertMatch(tx, table);
  return true;
}

/** Tests whether a person sits in the current row of `matches`. */
const IS_SAT_IN: RawBuilder<SqlBool> = sql<SqlBool>`exists (select 1 from seats
  where seats.match = matches.id and seats.person is not null)`;

/** Tests whether the current row of `matches` has an open seat that anyone may take. */
const HAS_FREE_SEAT: RawBuilder<SqlBool> = sql<SqlBool>`exists (select 1 from seats where seats.match = matches.id
  and seats.kind = 'person' and seats.person is null and seats.reserved_for is null)`;

const isSatInBy = (person: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (select 1 from seats
  where seats.match = matches.id and seats.person = ${person})`;

/** Tests that no banned person plays in the current row of `matches`. */
const isWithoutBanned = (now: RawBuilder<number>): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select 1 from seats
  join bans on bans.id = seats.person where seats.match = matches.id and bans.until > ${now})`;

/** Tests whether no person in the current row of `matches` has blocked a person or is blocked by them. */
const isWithoutBlocked = (person: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select 1 from seats
  join blocks on (blocks.person = ${person} and blocks.blocked = seats.person)
    or (blocks.person = seats.person and blocks.blocked = ${person}) where seats.match = matches.id)`;

/** Selects the open tables of a kind, oldest first. */
function waitingTables({ db }: MatchTransaction, listedAs: string) {
  return db
    .selectFrom('matches')
    .select(['id', 'commitment'])
    .where('listed_as', '=', listedAs)
    .where('status', '=', sql.lit('waiting'))
    .orderBy('number')
    .limit(MAX_TRIED);
}

/** Lists the open tables of a kind at which a person may sit: first the one with the commitment, then the oldest. */
async function fittingTables(tx: MatchTransaction, listedAs: string, person: string, commitment: string | null) {
  const tables = waitingTables(tx, listedAs)
    .where(IS_SAT_IN)
    .where(HAS_FREE_SEAT)
    .where(isWithoutBanned(tx.dialect.now))
    .where(isWithoutBlocked(person));
  const wanted = commitment === null ? [] : await tables.where('commitment', '=', commitment).execute();
  return [...wanted, ...(await tables.execute())];
}

/** Returns the quick match that has just started with a person; null if none has. */
async function justStarted({ db, dialect }: MatchTransaction, person: string): Promise<string | null> {
  const row = await db
    .selectFrom('waits')
    .innerJoin('matches', 'matches.id', 'waits.match')
    .select('waits.match')
    .where('waits.person', '=', person)
    .where('started_at', '>', justStartedAfter(dialect.now))
    .where('status', '=', 'running')
    .where(isSatInBy(person))
    .orderBy('started_at')
    .executeTakeFirst();
  return row?.match ?? null;
}

/** Returns the first open seat of a match that anyone may take, or null. */
async function freeSeatOf({ db }: MatchTransaction, match: string): Promise<number | null> {
  const row = await db
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
