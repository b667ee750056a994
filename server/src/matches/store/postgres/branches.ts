import { branchIn, changeIn, type NewBranch, type ProposalChange } from '@levante/host';
import { sql, type Transaction } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { proposalColumns } from '../branching.ts';
import { clocksText } from '../rows.ts';
import { changeSeatWithin } from './clocks.ts';
import { owedUntil } from './shared.ts';

/** Values of a new match that the store determines. */
export interface CreatedMatch {
  readonly number: number;
  readonly lastDay: number | null;
}

/**
 * Writes a change of proposals with its effect, except the retention of a match that ends. Returns false if the match is
 * no longer at that ply and version, or not running.
 */
export async function changeProposal(
  tx: Transaction<PostgresTables>,
  change: ProposalChange,
  created: CreatedMatch,
): Promise<boolean> {
  const { match, at, version, seatVersion = 0, effect } = change;
  const { json, until } = proposalColumns(change);
  const branch = branchIn(effect);
  const changed = changeIn(effect);
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({
      proposals_json: json,
      proposal_until: until,
      proposals_version: version + 1,
      ...(effect && !changed && { status: 'over', actor: null, owed_until: null, deadline: null }),
      ...(branch && { continued_by: branch.id }),
    })
    .where('id', '=', match)
    .where('ply', '=', at)
    .where('proposals_version', '=', version)
    .where('seat_version', '=', seatVersion)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (branch) await insertBranch(tx, match, branch, created);
  if (changed) await changeSeatWithin(tx, { ...changed, match, ply: at, seatVersion });
  return true;
}

/** Copies the match, its seats and the actions before the branch. */
async function insertBranch(
  tx: Transaction<PostgresTables>,
  from: string,
  branch: NewBranch,
  { number, lastDay }: CreatedMatch,
): Promise<void> {
  const { id, ply, branches, state, actor, createdAt, clocks, sat } = branch;
  await sql`insert into matches (id, number, game, rules_version, options_json, status, seed, commitment, words, ply,
      state_json, actor, created_at, opened_by, opened_from, last_day, branches_json, start_json, clocks_json,
      stand_in, sat_json, deadline)
    select ${id}::text, ${number}::int8, game, rules_version, options_json, 'running', seed, commitment, 0, ${ply}::int4,
      ${JSON.stringify(state)}::text, ${actor}::text, ${createdAt}::int8, opened_by, opened_from, ${lastDay}::integer,
      ${JSON.stringify(branches)}::text, start_json, ${clocksText(clocks)}::text, stand_in, ${sat ? JSON.stringify(sat) : null}::text,
      case when clocks_json is null then null else 0 end from matches where id = ${from}`.execute(tx);
  await sql`insert into seats (match, seat, kind, person, name, level, entropy, played_by, played_why, hidden_name, number)
    select ${id}::text, seat, kind, person, name, level, entropy, played_by, played_why, hidden_name, ${number}::int8
    from seats where match = ${from}`.execute(tx);
  await sql`insert into actions (match, ply, action, journal_json, used_ms, left_ms)
    select ${id}::text, ply, action, journal_json, used_ms, left_ms from actions where match = ${from} and ply < ${ply}`.execute(
    tx,
  );
  await sql`insert into chats (match, off, version)
    select ${id}::text, off, 0 from chats where match = ${from} and off = 1`.execute(tx);
  await tx
    .updateTable('matches')
    .set({ owed_until: owedUntil(actor) })
    .where('id', '=', id)
    .execute();
}
