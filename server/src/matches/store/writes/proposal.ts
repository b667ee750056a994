import { branchIn, changeIn, type NewBranch, type ProposalChange } from '@levante/host';
import { sql } from 'kysely';
import { proposalColumns } from '../branching.ts';
import { clocksText } from '../rows.ts';
import { type FinishedByPeople, finishMatch } from './finish.ts';
import { writeSeatChange } from './seat-change.ts';
import type { MatchTransaction } from './transaction.ts';

/** Values of a branch that the store determines. */
export interface BranchPlace {
  /** Number of the match; null if the database assigns one. */
  readonly number: number | null;
  readonly lastDay: number | null;
}

/** A change of proposals to write. */
export interface ProposalInput {
  readonly change: ProposalChange;
  readonly branch: BranchPlace;
  /** Retention of the match if it ends. */
  readonly finished: FinishedByPeople;
}

/**
 * Writes a change of proposals with its effect. Returns false if the match is not running, or no longer at that ply and
 * version.
 */
export async function changeProposal(
  tx: MatchTransaction,
  { change, branch: place, finished }: ProposalInput,
): Promise<boolean> {
  const { db, dialect, changed } = tx;
  const { match, at, version, seatVersion = 0, effect } = change;
  changed.add(match);
  const { json, until } = proposalColumns(change);
  const branch = branchIn(effect);
  const seatChange = changeIn(effect);
  const isEnd = effect !== null && seatChange === null;
  const ended = { status: 'over', actor: null, deadline: null, ...(dialect.isShared && { owed_until: null }) } as const;
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({
      proposals_json: json,
      proposal_until: until,
      proposals_version: version + 1,
      ...(isEnd && ended),
      ...(branch && { continued_by: branch.id }),
    })
    .where('id', '=', match)
    .where('ply', '=', at)
    .where('proposals_version', '=', version)
    .where('seat_version', '=', seatVersion)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (branch) await insertBranch(tx, match, branch, place);
  if (seatChange) await writeSeatChange(tx, { ...seatChange, match, ply: at, seatVersion });
  if (isEnd) await finishMatch(tx, match, finished);
  return true;
}

/** Copies the match, its seats and the actions before the branch. */
async function insertBranch(
  { db, dialect }: MatchTransaction,
  from: string,
  branch: NewBranch,
  { number, lastDay }: BranchPlace,
): Promise<void> {
  const { id, ply, branches, state, actor, createdAt, clocks, sat } = branch;
  const text = (value: string | null) => sql`cast(${value} as text)`;
  // The column of the number and its value, where the database does not assign one.
  const column = sql.raw(number === null ? '' : ', number');
  const numbered = number === null ? sql`` : sql`, cast(${number} as bigint)`;
  await sql`insert into matches (id, game, rules_version, options_json, status, seed, commitment, words, ply,
      state_json, actor, created_at, opened_by, opened_from, last_day, branches_json, start_json, clocks_json,
      stand_in, sat_json, deadline ${column})
    select ${text(id)}, game, rules_version, options_json, 'running', seed, commitment, 0, cast(${ply} as integer),
      ${text(JSON.stringify(state))}, ${text(actor)}, cast(${createdAt} as bigint), opened_by, opened_from,
      cast(${lastDay} as integer), ${text(JSON.stringify(branches))}, start_json, ${text(clocksText(clocks))}, stand_in,
      ${text(sat ? JSON.stringify(sat) : null)}, case when clocks_json is null then null else 0 end ${numbered}
    from matches where id = ${from}`.execute(db);
  await sql`insert into seats (match, seat, kind, person, name, level, entropy, played_by, played_why, hidden_name ${column})
    select ${text(id)}, seat, kind, person, name, level, entropy, played_by, played_why, hidden_name ${numbered}
    from seats where match = ${from}`.execute(db);
  await sql`insert into actions (match, ply, action, journal_json, used_ms, left_ms)
    select ${text(id)}, ply, action, journal_json, used_ms, left_ms from actions
    where match = ${from} and ply < ${ply}`.execute(db);
  await sql`insert into chats (match, off, version)
    select ${text(id)}, off, 0 from chats where match = ${from} and off = 1`.execute(db);
  if (dialect.isShared) await db.updateTable('matches').set(dialect.lease(actor)).where('id', '=', id).execute();
}
