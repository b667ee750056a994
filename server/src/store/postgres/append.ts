import type { Commit } from '@levante/host';
import { type Kysely, sql } from 'kysely';
import { clocksText } from '../rows.ts';
import { owedUntil } from './shared.ts';
import type { PostgresTables } from './tables.ts';

/**
 * Writes a commit in one statement, that is, one round trip. Returns false if the match is no longer at `from`: a
 * concurrent commit waits for the first and then finds a later ply.
 */
export async function appendTo(db: Kysely<PostgresTables>, commit: Commit, day: number | null): Promise<boolean> {
  const { match, from, plies, command } = commit;
  const ply = from + plies.length;
  const remembered = command
    ? sql`, remembered as (
        insert into commands (match, person, key, hash, ply)
        select id, ${command.person}::text, ${command.key}::text, ${command.hash}::text, ${ply}::integer from advanced)`
    : sql``;
  const voided = command ? sql`, proposal_until = null` : sql``;
  const { rows } = await sql<{ readonly id: string }>`
    with advanced as (
      update matches set ply = ${ply}, words = coalesce(${commit.words}::int8, words), state_json = ${JSON.stringify(commit.state)},
        actor = ${commit.actor}, result_json = ${commit.result && JSON.stringify(commit.result)},
        status = ${commit.result ? 'over' : 'running'}, owed_until = ${owedUntil(commit.actor)}, last_day = ${day}, acted_at = ${Date.now()},
        clocks_json = ${clocksText(commit.clocks?.after)}, deadline = ${(commit.result ? null : commit.clocks?.deadline) ?? null}${voided}
      where id = ${match} and ply = ${from} and seat_version = ${commit.seatVersion ?? 0} and status = 'running' returning id),
    acted as (
      insert into actions (match, ply, action, journal_json, used_ms, left_ms)
      select advanced.id, entry.ply, entry.action, entry.journal, entry.used, entry.remaining from advanced, unnest(
        ${plies.map((_, i) => from + i)}::integer[], ${plies.map(({ action }) => action)}::text[],
        ${plies.map(({ journal }) => JSON.stringify(journal))}::text[],
        ${plies.map(({ usedMs = 0 }) => usedMs)}::int8[],
        ${plies.map(({ leftMs = null }) => leftMs)}::int8[]) as entry (ply, action, journal, used, remaining))${remembered}
    select id from advanced`.execute(db);
  return rows.length > 0;
}
