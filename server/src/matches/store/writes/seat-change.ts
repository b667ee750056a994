import type { SeatChange } from '@levante/host';
import { sql } from 'kysely';
import { clocksText } from '../rows.ts';
import type { MatchTransaction } from './transaction.ts';

/** Writes a change of seats. Returns false if the match is not running, has moved on, or its seats have changed since. */
export async function writeSeatChange(
  { db, dialect, changed }: MatchTransaction,
  change: SeatChange,
): Promise<boolean> {
  const { match, ply, seatVersion, seats = [], clocks, deadline, sat } = change;
  changed.add(match);
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({
      seat_version: seatVersion + 1,
      clocks_json: clocksText(clocks),
      deadline,
      sat_json: JSON.stringify(sat),
      ...(seats.length > 0 && { acted_at: Date.now() }),
    })
    .where('id', '=', match)
    .where('ply', '=', ply)
    .where('seat_version', '=', seatVersion)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (seats.length === 0) return true;
  for (const { seat, playedBy } of seats) {
    const played = { played_by: playedBy?.level ?? null, played_why: playedBy?.why ?? null };
    await db.updateTable('seats').set(played).where('match', '=', match).where('seat', '=', seat).execute();
  }
  // It may be the seat's turn, which is now a bot's or a person's.
  if (dialect.isShared) {
    await db
      .updateTable('matches')
      .set(dialect.lease(sql.ref('actor')))
      .where('id', '=', match)
      .execute();
  }
  return true;
}
