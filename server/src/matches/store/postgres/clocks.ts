import type { Deadline, SeatChange } from '@levante/host';
import { type Kysely, sql, type Transaction } from 'kysely';
import { NOW } from '../../../database/postgres/expressions.ts';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { clocksText } from '../rows.ts';
import { SERVICE_TIME } from '../service-time.ts';
import { owedUntil } from './shared.ts';

/** Writes a change of seats. Returns false if the match is not running, has moved on, or its seats have changed since. */
export async function changeSeatIn(db: Kysely<PostgresTables>, change: SeatChange): Promise<boolean> {
  return await db.transaction().execute((tx) => changeSeatWithin(tx, change));
}

/** Writes a change of seats as part of a transaction. */
export async function changeSeatWithin(tx: Transaction<PostgresTables>, change: SeatChange): Promise<boolean> {
  const { match, ply, seatVersion, seats = [], clocks, deadline, sat } = change;
  const { numUpdatedRows } = await tx
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
    await tx.updateTable('seats').set(played).where('match', '=', match).where('seat', '=', seat).execute();
  }
  // It may be the seat's turn, which is now a bot's or a person's.
  const owed = { owed_until: owedUntil(sql.ref('actor')) };
  await tx.updateTable('matches').set(owed).where('id', '=', match).execute();
  return true;
}

/** Lists the earliest deadlines. */
export async function deadlinesIn(db: Kysely<PostgresTables>, limit: number): Promise<readonly Deadline[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id as match', 'deadline'])
    .where('deadline', 'is not', null)
    .orderBy('deadline')
    .limit(limit)
    .execute();
  return rows.map(({ match, deadline }) => ({ match, deadline: deadline ?? 0 }));
}

/** Advances the service time that all servers share, and returns it. */
export async function beatIn(db: Kysely<PostgresTables>, maxMs: number): Promise<number> {
  // The time since the last beat of any server. A clock that was set back adds nothing, one set forward at most `maxMs`.
  const { rows } = await sql<{ readonly service_ms: number }>`
      insert into service_time as total (id, service_ms, beat_at) values (${SERVICE_TIME}, 0, ${NOW})
      on conflict (id) do update set beat_at = excluded.beat_at, service_ms =
        total.service_ms + least(greatest(excluded.beat_at - total.beat_at, 0), ${maxMs}::int8)
      returning service_ms`.execute(db);
  return rows[0]?.service_ms ?? 0;
}
