import type { Meeting, Met } from '@levante/host';
import { MAX_QUICK_WAITS } from '@levante/wire';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import type { MatchDialect } from '../dialect.ts';
import { insertMatch, type NewMatchRows } from './create.ts';
import { fillLockedSeat } from './seats.ts';
import { MatchStatement } from './statement.ts';
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
  await lockWaits(tx);
  const begun = await justStarted(tx, person);
  if (begun !== null) return { match: begun, left: [], isSeated: true };
  // Locked, so that it is not deleted before the wait refers to it.
  const own = await OWN_TABLE.first(tx, { listedAs, person });
  if (own) {
    await wait(tx, own.id, person);
    return { match: own.id, left: [], isSeated: true };
  }
  if ((await WAITS_OF.rows(tx, { person })).length >= MAX_QUICK_WAITS) return null;
  // On PostgreSQL others take seats by link meanwhile: a table may be full by the time it is locked.
  for (const { id, commitment } of await tablesFor(tx, listedAs, person, onlyAt ?? null)) {
    const seat = await freeSeatOf(tx, id);
    if (seat === null) continue;
    if (onlyAt !== undefined && commitment !== onlyAt) return { match: id, left: [], isSeated: false };
    const filling = { place: { match: id, seat }, occupant: { person, name, entropy }, lastDay };
    const left = await fillLockedSeat(tx, filling, true);
    if (left) return { match: id, left, isSeated: true };
  }
  await insertMatch(tx, table);
  tx.changed.add(table.match.id);
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

const isSatInBy = (person: RawBuilder<string>): RawBuilder<SqlBool> => sql<SqlBool>`exists (select 1 from seats
  where seats.match = matches.id and seats.person = ${person})`;

/** Tests that no banned person plays in the current row of `matches`. */
const isWithoutBanned = (now: RawBuilder<number>): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select 1 from seats
  join bans on bans.id = seats.person where seats.match = matches.id and bans.until > ${now})`;

/** Tests whether no person in the current row of `matches` has blocked a person or is blocked by them. */
const isWithoutBlocked = (
  person: RawBuilder<string>,
): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select 1 from seats
  join blocks on (blocks.person = ${person} and blocks.blocked = seats.person)
    or (blocks.person = seats.person and blocks.blocked = ${person}) where seats.match = matches.id)`;

/** Selects the open tables of a kind, oldest first. */
function waitingTables(db: Kysely<PostgresTables>, listedAs: RawBuilder<string>) {
  return db
    .selectFrom('matches')
    .select(['id', 'commitment'])
    .where('listed_as', '=', listedAs)
    .where('status', '=', sql.lit('waiting'))
    .orderBy('number')
    .limit(MAX_TRIED);
}

/** Selects the open tables of a kind at which a person may sit, oldest first. */
function fittingTables(
  db: Kysely<PostgresTables>,
  { listedAs, person }: { readonly listedAs: RawBuilder<string>; readonly person: RawBuilder<string> },
  { now }: MatchDialect,
) {
  return waitingTables(db, listedAs)
    .where(IS_SAT_IN)
    .where(HAS_FREE_SEAT)
    .where(isWithoutBanned(now))
    .where(isWithoutBlocked(person));
}

const FITTING_TABLES = new MatchStatement({ listedAs: '', person: '' }, fittingTables);
const FITTING_TABLE_OF = new MatchStatement(
  { listedAs: '', person: '', commitment: '' },
  (db, { commitment, ...fitting }, dialect) => fittingTables(db, fitting, dialect).where('commitment', '=', commitment),
);

/** The table at which a person waits already. */
const OWN_TABLE = new MatchStatement({ listedAs: '', person: '' }, (db, { listedAs, person }, { isShared }) =>
  waitingTables(db, listedAs)
    .where(isSatInBy(person))
    .limit(1)
    .$if(isShared, (query) => query.forUpdate()),
);

const WAITS_OF = new MatchStatement({ person: '' }, (db, { person }) =>
  db.selectFrom('waits').select('match').where('person', '=', person).where('started_at', 'is', null),
);

const JUST_STARTED = new MatchStatement({ person: '' }, (db, { person }, { now }) =>
  db
    .selectFrom('waits')
    .select('match')
    .where('person', '=', person)
    .where('started_at', '>', justStartedAfter(now))
    // Not a join: SQLite would start it from all running matches.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('matches')
          .select('matches.id')
          .whereRef('matches.id', '=', 'waits.match')
          .where('status', '=', 'running')
          .where(isSatInBy(person)),
      ),
    )
    .orderBy('started_at'),
);

const FREE_SEAT = new MatchStatement({ match: '' }, (db, { match }) =>
  db
    .selectFrom('seats')
    .select('seat')
    .where('match', '=', match)
    .where('kind', '=', 'person')
    .where('person', 'is', null)
    .where('reserved_for', 'is', null)
    .orderBy('seat'),
);

/** Lists the open tables of a kind at which a person may sit: first the one with the commitment, then the oldest. */
async function tablesFor(tx: MatchTransaction, listedAs: string, person: string, commitment: string | null) {
  const wanted = commitment === null ? [] : await FITTING_TABLE_OF.rows(tx, { listedAs, person, commitment });
  return [...wanted, ...(await FITTING_TABLES.rows(tx, { listedAs, person }))];
}

/** Returns the quick match that has just started with a person; null if none has. */
async function justStarted(tx: MatchTransaction, person: string): Promise<string | null> {
  return (await JUST_STARTED.first(tx, { person }))?.match ?? null;
}

/** Returns the first open seat of a match that anyone may take, or null. */
async function freeSeatOf(tx: MatchTransaction, match: string): Promise<number | null> {
  return (await FREE_SEAT.first(tx, { match }))?.seat ?? null;
}
