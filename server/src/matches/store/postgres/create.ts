import type { NewStoredMatch } from '@levante/host';
import type { Transaction } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { clocksText } from '../rows.ts';
import type { CreatedMatch } from './branches.ts';
import { LEASED } from './shared.ts';

/** Returns whether a new match has no open seat, and so starts immediately. */
export const isFull = ({ seats }: NewStoredMatch): boolean =>
  seats.every((seat) => seat.kind === 'bot' || seat.person !== null);

/** Inserts a match with its seats. */
export async function createIn(
  tx: Transaction<PostgresTables>,
  match: NewStoredMatch,
  { number, lastDay }: CreatedMatch,
): Promise<void> {
  const full = isFull(match);
  await tx
    .insertInto('matches')
    .values({
      id: match.id,
      number,
      game: match.game,
      rules_version: match.rulesVersion,
      options_json: JSON.stringify(match.options),
      status: full ? 'running' : 'waiting',
      seed: match.seed,
      commitment: match.commitment,
      words: 0,
      ply: 0,
      state_json: JSON.stringify(match.state),
      actor: match.actor,
      result_json: null,
      created_at: match.createdAt,
      owed_until: full && isOwedIn(match) ? LEASED : null,
      opened_by: match.opener?.person ?? null,
      opened_from: match.opener?.place ?? null,
      last_day: lastDay,
      counted_until: null,
      listed_as: match.listedAs ?? null,
      rematch: null,
      rematch_of: match.rematchOf ?? null,
      acted_at: null,
      continued_by: null,
      branches_json: match.branches ? JSON.stringify(match.branches) : null,
      start_json: match.start ? JSON.stringify(match.start) : null,
      proposals_json: null,
      proposal_until: null,
      clocks_json: clocksText(match.clocks),
      stand_in: match.standIn ?? null,
      deadline: full && match.clocks ? 0 : null,
    })
    .execute();
  const seats = match.seats.map(({ playedBy: _none, reservedFor = null, invited = null, ...seat }, i) => ({
    match: match.id,
    number,
    entropy: match.entropy?.[i] ?? null,
    reserved_for: reservedFor,
    invited,
    ...seat,
  }));
  await tx.insertInto('seats').values(seats).execute();
}

const isOwedIn = ({ actor, seats }: NewStoredMatch): boolean =>
  actor === '*' || seats.some(({ seat, kind }) => kind === 'bot' && String(seat) === actor);
