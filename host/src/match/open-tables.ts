import { writeActor } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import type { TimeControl } from '@levante/wire';
import type { HostParts } from '../ports/environment.ts';
import type { MatchHead, NewStoredMatch, StoredMatch, StoredSeat } from '../ports/stored-match.ts';
import type { Leaving, Met, TableStore } from '../ports/tables.ts';
import type { Beginning, SeedShare } from './beginning.ts';
import { newClocks } from './clock-rules.ts';
import { ownEntropy, prepareMatch, type SeatRequest } from './create.ts';
import { seatsFor } from './describe.ts';
import { done, failed, type HostReply } from './reply.ts';

/** Dependencies where people can meet. */
export type OpenTableParts = HostParts & { readonly meetings: TableStore };

/** A contribution to the seed of the match to which a quick match leads. */
export interface QuickSeedShare extends SeedShare {
  /**
   * Commitment of the table at which the person wants to be seated. Without it, they are seated only at a new table.
   */
  readonly commitment?: string | undefined;
}

/** Request of a person to play with anyone who waits for the same. */
export interface QuickMatchRequest {
  readonly game: string;
  readonly players: number;
  readonly name: string;
  /** Default: no clock. */
  readonly timeControl?: TimeControl | undefined;
  /** Used at an open table, even if its commitment was unknown. `contribution` is bound to commitments. */
  readonly entropy?: string | undefined;
  readonly contribution?: QuickSeedShare | undefined;
  /** Mark of the client's address; absent without limits. */
  readonly place?: string | undefined;
}

/**
 * Seats a person where another one waits for the same, or opens a table. With a contribution, they are seated only at a
 * table whose commitment they know; otherwise nothing changes.
 */
export async function quickMatch(
  parts: OpenTableParts,
  begun: Beginning,
  request: QuickMatchRequest,
  person: string,
): Promise<HostReply<Met>> {
  const { game, players, name, timeControl, entropy = null, contribution, place } = request;
  const seats = Array.from(
    { length: players },
    (_, i): SeatRequest => (i === 0 ? { kind: 'me', name } : { kind: 'open' }),
  );
  const wanted = { game, options: { players }, seats, shuffle: true, listed: true, timeControl, place };
  const table = await prepareMatch(parts, begun, wanted, person);
  if (!table.ok) return table;
  const met = await parts.meetings.meet({
    person,
    name,
    entropy: contribution?.entropy ?? entropy,
    table: table.value,
    ...(contribution && { onlyAt: contribution.commitment ?? null }),
  });
  if (met === null) return failed({ code: 'too-many-waits' });
  if (met.match === begun.id) parts.meter?.created();
  return done(met);
}

/** Gives up a person's seats and reservations in a waiting match. */
export async function leaveTable(
  parts: OpenTableParts,
  id: string,
  person: string | null,
): Promise<HostReply<Leaving>> {
  const match = await parts.store.read(id);
  if (!match) return failed({ code: 'no-such-match' });
  const isMine = ({ reservedFor }: StoredSeat): boolean => person !== null && reservedFor === person;
  if (person === null || (seatsFor(match, person).length === 0 && !match.seats.some(isMine))) {
    return failed({ code: 'not-your-seat' });
  }
  const left = await parts.meetings.leave(id, person);
  return left === null ? failed({ code: 'no-open-seat' }) : done(left);
}

/**
 * Opens the rematch of a finished match, and returns its id. All people who ask get the same one. It has the same
 * options and clock, seats rotated by one, bots in their seats, and reserved seats for the other people.
 */
export async function rematch(
  parts: OpenTableParts,
  begun: Beginning,
  id: string,
  person: string | null,
): Promise<HostReply<string>> {
  const match = await parts.store.read(id);
  if (!match) return failed({ code: 'no-such-match' });
  if (person === null || seatsFor(match, person).length === 0) return failed({ code: 'not-your-seat' });
  if (!match.result) return failed({ code: 'not-over' });
  if (match.rematch !== undefined) return done(match.rematch);
  const next = prepareRematch(parts, begun, match, person);
  if (!next.ok) return next;
  if (await parts.meetings.rematch(id, next.value)) {
    parts.meter?.created();
    return done(next.value.id);
  }
  const now = await parts.store.read(id);
  return now?.rematch === undefined ? failed({ code: 'no-such-match' }) : done(now.rematch);
}

function prepareRematch(
  parts: HostParts,
  { id, seed, entropy }: Beginning,
  match: StoredMatch,
  person: string,
): HostReply<NewStoredMatch> {
  const table = parts.games.get(match.game)?.open(match.options);
  if (!table) return failed({ code: 'newer-rules' });
  if (!table.ok) return failed({ code: 'refused', refusal: table.refusal });
  const seats = rotatedSeats(match, person);
  return done({
    id,
    opener: { person, place: null },
    game: match.game,
    rulesVersion: table.value.rulesVersion,
    options: table.value.options,
    seats,
    seed,
    commitment: commitmentOf(seed),
    state: table.value.state(),
    actor: writeActor(table.value.actor()),
    createdAt: parts.time.now(),
    rematchOf: match.id,
    ...(match.clocks && { clocks: newClocks(match.clocks.control, match.seats.length) }),
    ...(match.standIn !== undefined && { standIn: match.standIn }),
    ...(entropy !== null && { entropy: ownEntropy(seats, person, entropy) }),
  });
}

/** Returns the seats moved by one: the second player begins. People other than `person` have to confirm theirs. */
function rotatedSeats({ seats }: MatchHead, person: string): StoredSeat[] {
  return seats.map((_, i): StoredSeat => {
    const { kind, name, level, person: sat } = seats[(i + 1) % seats.length] ?? seats[0] ?? NOBODY;
    if (kind === 'bot' || sat === person) return { seat: i, kind, person: sat, name, level };
    // An empty id is a person whose data was deleted: anyone may have that seat.
    const isKnown = sat !== null && sat !== '';
    return { seat: i, kind, person: null, name, level: null, ...(isKnown && { reservedFor: sat }) };
  });
}

const NOBODY: StoredSeat = { seat: 0, kind: 'person', person: null, name: null, level: null };
