import type { Leaving, SeatInvite } from '@levante/host';
import { sql, type Updateable } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { NEXT_SEAT_VERSION } from '../seat-version.ts';
import { deleteMatch, type PersonInMatch } from './deletion.ts';
import { MatchStatement } from './statement.ts';
import { isHeldWaiting, type MatchTransaction } from './transaction.ts';
import { lockWaits, otherWaits, wait } from './waits.ts';

/** A seat of a match. */
export interface SeatPlace {
  readonly match: string;
  readonly seat: number;
}

/** Columns of a seat that a person or a bot takes. */
export type Occupant = Pick<Updateable<PostgresTables['seats']>, 'kind' | 'person' | 'name' | 'level' | 'entropy'>;

/** A seat to fill. */
export interface SeatFilling {
  readonly place: SeatPlace;
  readonly occupant: Occupant;
  /** Last day to keep the match once it has started. */
  readonly lastDay: number | null;
}

/**
 * Fills an open seat. Filling the last seat starts the match. Returns the tables that people left because it started;
 * null if the seat is not open, or is reserved for someone else.
 */
export async function fillSeat(tx: MatchTransaction, filling: SeatFilling): Promise<readonly string[] | null> {
  const { match } = filling.place;
  tx.changed.add(match);
  if (tx.dialect.isShared) {
    // People do not wait for a quick match at a table that is not listed.
    const listed = tx.db.selectFrom('matches').select('id').where('id', '=', match).where('listed_as', 'is not', null);
    if (await listed.executeTakeFirst()) await lockWaits(tx);
  }
  return await fillLockedSeat(tx, filling);
}

const OPEN_SEAT = new MatchStatement({ match: '', seat: 0 }, (db, { match, seat }) =>
  db
    .selectFrom('seats')
    .select('reserved_for')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'person')
    .where('person', 'is', null),
);
const ANY_OPEN_SEAT = new MatchStatement({ match: '' }, (db, { match }) =>
  db
    .selectFrom('seats')
    .select('seat')
    .where('match', '=', match)
    .where('kind', '=', 'person')
    .where('person', 'is', null),
);
const COUNT_SEAT_CHANGE = new MatchStatement({ match: '' }, (db, { match }) =>
  db.updateTable('matches').set({ seat_version: NEXT_SEAT_VERSION }).where('id', '=', match),
);

/** Fills a seat after the waits of its table are locked. `isQuick` is true for a person who waits for quick matches. */
export async function fillLockedSeat(
  tx: MatchTransaction,
  { place: { match, seat }, occupant, lastDay }: SeatFilling,
  isQuick = false,
): Promise<readonly string[] | null> {
  const { db, dialect, changed } = tx;
  changed.add(match);
  // Lock the match: otherwise two players taking the last two seats would each see the other's still open.
  if (dialect.isShared) await db.selectFrom('matches').select('id').where('id', '=', match).forUpdate().execute();
  const { person } = occupant;
  const reserved = await OPEN_SEAT.first(tx, { match, seat });
  if (!reserved) return null;
  const { reserved_for } = reserved;
  if (typeof person === 'string' && reserved_for !== null && reserved_for !== person) return null;
  await db
    .updateTable('seats')
    .set({ ...occupant, reserved_for: null, invited: null })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .execute();
  if (isQuick && typeof person === 'string') await wait(tx, match, person);
  if (await ANY_OPEN_SEAT.first(tx, { match })) {
    await COUNT_SEAT_CHANGE.execute(tx, { match });
    return [];
  }
  const begun = {
    status: 'running',
    seat_version: NEXT_SEAT_VERSION,
    ...dialect.lease(sql.ref('actor')),
    last_day: lastDay,
    acted_at: Date.now(),
    deadline: sql<number | null>`case when clocks_json is null then null else 0 end`,
  } as const;
  await db.updateTable('matches').set(begun).where('id', '=', match).execute();
  const others = await otherWaits(tx, match);
  for (const other of others) await writeLeaving(tx, other);
  return [...new Set(others.map((other) => other.match))];
}

/**
 * Opens a person's seats of a waiting match, and the seats reserved for them. Deletes the match if no person is left.
 */
export async function writeLeaving(tx: MatchTransaction, { match, person }: PersonInMatch): Promise<Leaving | null> {
  tx.changed.add(match);
  const outcome = (await isHeldWaiting(tx, match)) ? await leaveSeats(tx, match, person) : null;
  if (outcome === 'called-off') await deleteMatch(tx, match);
  return outcome;
}

/**
 * Opens a person's seats of a locked waiting match. On `called-off` no person is left, and the caller must delete the
 * match.
 */
async function leaveSeats({ db }: MatchTransaction, match: string, person: string): Promise<Leaving | null> {
  const seats = db.selectFrom('seats').select(['person', 'reserved_for']).where('match', '=', match).orderBy('seat');
  const found = await seats.execute();
  if (!found.some((seat) => seat.person === person || seat.reserved_for === person)) return null;
  const next = found.find((seat) => seat.person !== null && seat.person !== person);
  if (!next) return 'called-off';
  await db
    .updateTable('seats')
    .set({ person: null, name: null, entropy: null, reserved_for: null })
    .where('match', '=', match)
    .where((q) => q.or([q('person', '=', person), q('reserved_for', '=', person)]))
    .execute();
  await db.deleteFrom('waits').where('match', '=', match).where('person', '=', person).execute();
  const opened = db.selectFrom('matches').select('id').where('id', '=', match).where('opened_by', '=', person);
  await db
    .updateTable('seats')
    .set({ reserved_for: null, invited: null })
    .where('match', 'in', opened)
    .where('invited', 'is not', null)
    .execute();
  await db.updateTable('matches').set({ seat_version: NEXT_SEAT_VERSION }).where('id', '=', match).execute();
  const passed = { opened_by: next.person, opened_from: null };
  await db.updateTable('matches').set(passed).where('id', '=', match).where('opened_by', '=', person).execute();
  return 'left';
}

/** Reserves an open seat of the opener's waiting match, or opens it again. Returns false if there is none. */
export async function writeInvite(
  tx: MatchTransaction,
  { match, seat, opener, invited }: SeatInvite,
): Promise<boolean> {
  const { db, changed } = tx;
  changed.add(match);
  if (!(await isHeldWaiting(tx, match))) return false;
  const opened = db.selectFrom('matches').select('id').where('id', '=', match).where('opened_by', '=', opener);
  const change = db
    .updateTable('seats')
    .set({ reserved_for: invited?.person ?? null, invited: invited?.handle ?? null })
    .where('match', 'in', opened)
    .where('seat', '=', seat)
    .where('kind', '=', 'person')
    .where('person', 'is', null)
    .where(invited ? 'reserved_for' : 'invited', invited ? 'is' : 'is not', null);
  if ((await change.executeTakeFirst()).numUpdatedRows === 0n) return false;
  await db.updateTable('matches').set({ seat_version: NEXT_SEAT_VERSION }).where('id', '=', match).execute();
  return true;
}

/** A person's contribution to the seed. */
export interface AddedEntropy extends PersonInMatch {
  readonly entropy: string;
}

/** Replaces the entropy of a person's seats in a waiting match. Returns false without such a seat. */
export async function writeEntropy(tx: MatchTransaction, { match, person, entropy }: AddedEntropy): Promise<boolean> {
  tx.changed.add(match);
  if (!(await isHeldWaiting(tx, match))) return false;
  const seats = tx.db.updateTable('seats').set({ entropy }).where('match', '=', match).where('person', '=', person);
  return (await seats.executeTakeFirst()).numUpdatedRows > 0n;
}
