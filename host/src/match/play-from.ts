import { CHANCE } from '@levante/contract';
import type { HostParts } from '../ports/environment.ts';
import type { StoredMatch } from '../ports/stored-match.ts';
import type { Beginning, SeedShare } from './beginning.ts';
import { standInOf } from './change-seat.ts';
import { createMatch, type SeatRequest } from './create.ts';
import { seatsFor } from './describe.ts';
import type { MatchTables } from './match-tables.ts';
import { done, ENDED, failed, type HostReply } from './reply.ts';

/** Request to play on from a position of a finished match. */
export interface PlayFromRequest {
  readonly match: string;
  readonly ply: number;
  readonly name: string;
  /** `bots` seats bots for the other people; `friends` leaves the seats open. */
  readonly others: 'bots' | 'friends';
  /** Default: the person's first seat in the match, otherwise the seat to act. */
  readonly seat?: number | undefined;
  /** Mark of the client's address; absent without limits. */
  readonly place?: string | undefined;
  readonly contribution?: SeedShare | undefined;
}

/**
 * Creates a match that begins with a position of a finished one, with its own seed and without a link to it. Bots keep
 * their seats. Returns its id.
 */
export async function playFrom(
  parts: HostParts & { readonly tables: MatchTables },
  begun: Beginning,
  request: PlayFromRequest,
  person: string,
): Promise<HostReply<string>> {
  const { match: id, ply, name, others, seat: wanted, place } = request;
  const match = await parts.store.read(id);
  if (!match) return failed({ code: 'no-such-match' });
  if (!match.result) return failed({ code: 'not-over' });
  if (parts.tables.isNewer(match)) return failed({ code: 'newer-rules' });
  const [mine] = seatsFor(match, person);
  if (wanted !== undefined && wanted >= match.seats.length) return failed({ code: 'wrong-seats', path: '/seat' });
  if (ply >= match.ply) return failed({ code: 'refused', refusal: ENDED });
  const start = await parts.tables.atPly(match, ply);
  const actor = start.actor() === CHANCE ? 0 : start.actor();
  const seat = wanted ?? mine ?? Math.max(0, actor);
  const made = await createMatch(
    parts,
    begun,
    {
      game: match.game,
      options: match.options,
      shuffle: false,
      start,
      place,
      standIn: match.standIn,
      seats: await seatsOf(parts, match, { seat, name, others }),
    },
    person,
  );
  return made.ok ? done(begun.id) : made;
}

async function seatsOf(
  parts: HostParts,
  match: StoredMatch,
  { seat, name, others }: Required<Pick<PlayFromRequest, 'seat' | 'name' | 'others'>>,
): Promise<SeatRequest[]> {
  const level = await standInOf(parts, match);
  return match.seats.map((one): SeatRequest => {
    if (one.seat === seat) return { kind: 'me', name };
    if (one.kind === 'bot' && one.level !== null) return { kind: 'bot', level: one.level, name: one.name ?? undefined };
    return others === 'friends' ? { kind: 'open' } : { kind: 'bot', level };
  });
}
