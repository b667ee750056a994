import type { Commit } from '@levante/host';
import { type Kysely, sql } from 'kysely';
import { int8Array, integerArray, textArray } from '../../../database/postgres/array-parameter.ts';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { clocksText } from '../rows.ts';
import { LEASED } from './leases.ts';

/** A commit to write, with the last day to keep the match. */
export interface DatedCommit {
  readonly commit: Commit;
  /** The state after it as JSON. */
  readonly state: string;
  readonly lastDay: number | null;
}

/** A match after its commit. */
export interface Advanced {
  readonly id: string;
  /** Version of its proposals, which others may have changed. */
  readonly proposals_version: number;
}

/** Reads a value of a commit and its last day. */
type ColumnValue<T> = (commit: Commit, day: number | null) => T | null;

/** Returns encoders of array parameters with a value of each commit. */
function columnsOf(commits: readonly DatedCommit[]) {
  const valuesOf = <T>(value: ColumnValue<T>) => commits.map(({ commit, lastDay }) => value(commit, lastDay));
  return {
    text: (value: ColumnValue<string>) => textArray(valuesOf(value)),
    integer: (value: ColumnValue<number>) => integerArray(valuesOf(value)),
    int8: (value: ColumnValue<number>) => int8Array(valuesOf(value)),
  };
}

/** Condition that a commit's basis is true. A statement without it, for commits without a basis, costs less. */
const IS_BASED = sql`and (entry.actions_before is null
  or (entry.actions_before = (select string_agg(actions.action, E'\\n' order by actions.ply) from actions
      where actions.match = entry.match and actions.ply < entry.from_ply
        and actions.ply >= entry.from_ply - cardinality(string_to_array(entry.actions_before, E'\\n')))
    and matches.clocks_json is not distinct from entry.clocks_before
    and (entry.words_before is null or matches.words = entry.words_before)))`;

/**
 * Writes commits of different matches in one statement, with one round trip and one sync. Returns the matches that
 * advanced. The others were no longer at `from`: a concurrent commit waits for the first and then finds a later ply. If
 * one commit is rejected, it throws and writes nothing.
 */
export async function appendAll(
  db: Kysely<PostgresTables>,
  commits: readonly DatedCommit[],
): Promise<readonly Advanced[]> {
  const { text, integer, int8 } = columnsOf(commits);
  const plies = commits.flatMap(({ commit: { match, from, plies: played } }) =>
    played.map((ply, i) => ({ match, ply: from + i, ...ply })),
  );
  const { rows } = await sql<Advanced>`
    with entry as (
      select * from unnest(
        ${text(({ match }) => match)}::text[],
        ${integer(({ from }) => from)}::integer[],
        ${integer(({ from, plies: played }) => from + played.length)}::integer[],
        ${integer(({ seatVersion = 0 }) => seatVersion)}::integer[],
        ${int8(({ position }) => position)}::int8[],
        ${textArray(commits.map(({ state }) => state))}::text[],
        ${text(({ actor }) => actor)}::text[],
        ${text(({ result }) => result && JSON.stringify(result))}::text[],
        ${integer((_, day) => day)}::integer[],
        ${text(({ clocks }) => clocksText(clocks?.after))}::text[],
        ${int8(({ result, clocks }) => (result ? null : clocks?.deadline) ?? null)}::int8[],
        ${text(({ command }) => command?.person ?? null)}::text[],
        ${text(({ command }) => command?.key ?? null)}::text[],
        ${text(({ command }) => command?.hash ?? null)}::text[],
        ${text(({ basis }) => basis?.actions.join('\n') ?? null)}::text[],
        ${text(({ basis }) => clocksText(basis?.clocks))}::text[],
        ${int8(({ basis }) => basis?.position ?? null)}::int8[]
      ) as entry (match, from_ply, ply, seat_version, words, state, actor, result, day, clocks, deadline, person, key, hash,
        actions_before, clocks_before, words_before)),
    advanced as (
      update matches set ply = entry.ply, words = coalesce(entry.words, matches.words), state_json = entry.state,
        actor = entry.actor, result_json = entry.result, last_day = entry.day, acted_at = ${Date.now()}::int8,
        status = case when entry.result is null then 'running' else 'over' end,
        owed_until = case when entry.actor = '*' or exists (select 1 from seats where seats.match = matches.id
          and (seats.kind = 'bot' or seats.played_by is not null) and cast(seats.seat as text) = entry.actor)
          then ${LEASED} end,
        clocks_json = entry.clocks, deadline = entry.deadline,
        proposal_until = case when entry.person is null then matches.proposal_until end
      from entry
      where matches.id = entry.match and matches.ply = entry.from_ply and matches.seat_version = entry.seat_version
        and matches.status = 'running' ${commits.some(({ commit }) => commit.basis) ? IS_BASED : sql``}
      returning matches.id, matches.proposals_version),
    acted as (
      insert into actions (match, ply, action, journal_json, used_ms, left_ms)
      select advanced.id, played.ply, played.action, played.journal, played.used, played.remaining from advanced
      join unnest(
        ${textArray(plies.map(({ match }) => match))}::text[],
        ${integerArray(plies.map(({ ply }) => ply))}::integer[],
        ${textArray(plies.map(({ action }) => action))}::text[],
        ${textArray(plies.map(({ journal }) => JSON.stringify(journal)))}::text[],
        ${int8Array(plies.map(({ usedMs = 0 }) => usedMs))}::int8[],
        ${int8Array(plies.map(({ leftMs = null }) => leftMs))}::int8[]
      ) as played (match, ply, action, journal, used, remaining) on played.match = advanced.id),
    remembered as (
      insert into commands (match, person, key, hash, ply)
      select advanced.id, entry.person, entry.key, entry.hash, entry.ply
      from advanced join entry on entry.match = advanced.id where entry.person is not null)
    select id, proposals_version from advanced`.execute(db);
  return rows;
}

/** Returns the commits whose key was used before by a stored command. */
export async function usedAmong(
  db: Kysely<PostgresTables>,
  commits: readonly DatedCommit[],
): Promise<readonly DatedCommit[]> {
  const { text } = columnsOf(commits);
  const { rows } = await sql<{ readonly place: number }>`
    select entry.place from unnest(
      ${text(({ match }) => match)}::text[],
      ${text(({ command }) => command?.person ?? null)}::text[],
      ${text(({ command }) => command?.key ?? null)}::text[]
    ) with ordinality as entry (match, person, key, place)
    join commands on commands.match = entry.match and commands.person = entry.person and commands.key = entry.key`.execute(
    db,
  );
  const places = new Set(rows.map(({ place }) => Number(place)));
  return commits.filter((_, i) => places.has(i + 1));
}
