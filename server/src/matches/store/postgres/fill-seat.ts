import type { Leaving } from '@levante/host';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { NEXT_SEAT_VERSION } from '../seat-version.ts';
import { deleteMatch } from './leave.ts';
import { leaveIn, otherWaitsIn, type SeatPlace, waitIn } from './meetings.ts';
import { owedUntil } from './shared.ts';

/**
 * Fills an open seat and starts the match if it was the last one, with `lastDay` as the last day to keep it. `isQuick` is
 * true for a person who waits for quick matches. Returns the tables that people left because it started; null if the
 * seat is not open, or reserved for another person than the one in `filled`.
 */
export async function fillSeat(
  tx: Transaction<PostgresTables>,
  { match, seat }: SeatPlace,
  filled: Updateable<PostgresTables['seats']>,
  lastDay: number | null,
  isQuick = false,
): Promise<readonly string[] | null> {
  // Lock the match: otherwise two players taking the last two seats would each see the other's still open.
  await tx.selectFrom('matches').select('id').where('id', '=', match).forUpdate().execute();
  let free = tx
    .updateTable('seats')
    .set({ ...filled, reserved_for: null, invited: null })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'person')
    .where('person', 'is', null);
  const { person } = filled;
  if (typeof person === 'string') {
    free = free.where((q) => q.or([q('reserved_for', 'is', null), q('reserved_for', '=', person)]));
  }
  if ((await free.executeTakeFirst()).numUpdatedRows === 0n) return null;
  if (isQuick && typeof person === 'string') await waitIn(tx, match, person);
  const open = await tx
    .selectFrom('seats')
    .select('seat')
    .where('match', '=', match)
    .where('kind', '=', 'person')
    .where('person', 'is', null)
    .executeTakeFirst();
  if (open) {
    await tx.updateTable('matches').set({ seat_version: NEXT_SEAT_VERSION }).where('id', '=', match).execute();
    return [];
  }
  const begun = {
    status: 'running',
    seat_version: NEXT_SEAT_VERSION,
    owed_until: owedUntil(sql.ref('actor')),
    last_day: lastDay,
    acted_at: Date.now(),
    deadline: sql<number | null>`case when clocks_json is null then null else 0 end`,
  } as const;
  await tx.updateTable('matches').set(begun).where('id', '=', match).execute();
  const others = await otherWaitsIn(tx, match);
  for (const other of others) await leaveWaiting(tx, other.match, other.person);
  return [...new Set(others.map((other) => other.match))];
}

/** Opens a person's seats of a waiting match, and deletes it if nobody is left. */
export async function leaveWaiting(
  tx: Transaction<PostgresTables>,
  match: string,
  person: string,
): Promise<Leaving | null> {
  const left = (await isHeldWaiting(tx, match)) ? await leaveIn(tx, match, person) : null;
  if (left === 'called-off') await deleteMatch(tx, match);
  return left;
}

/** Deletes a waiting match in which only this person has a seat. Returns false for any other. */
export async function callOffIn(tx: Transaction<PostgresTables>, match: string, person: string): Promise<boolean> {
  const waits = await isHeldWaiting(tx, match);
  const seats = await tx.selectFrom('seats').select('person').where('match', '=', match).execute();
  const people = new Set(seats.flatMap((seat) => seat.person ?? []));
  if (!waits || people.size !== 1 || !people.has(person)) return false;
  await deleteMatch(tx, match);
  return true;
}

/**
 * Locks a match until the end of the transaction and returns whether it is waiting, so that taking the last seat
 * happens before or after.
 */
export async function isHeldWaiting(tx: Transaction<PostgresTables>, match: string): Promise<boolean> {
  const row = await tx.selectFrom('matches').select('status').where('id', '=', match).forUpdate().executeTakeFirst();
  return row?.status === 'waiting';
}
