import type { Clocks, Match, Proposal } from '@levante/wire';
import type { MatchClocks, StoredSeatClock } from '../ports/clocks.ts';
import type { MatchHead, StoredProposal, StoredProposals, StoredSeat } from '../ports/stored-match.ts';
import { takenBackIn } from './taken-back.ts';

/** Returns the seats a person has in a match, ascending; none for null. */
export function seatsFor(match: MatchHead, person: string | null): number[] {
  if (person === null) return [];
  return match.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}

/**
 * Returns the viewer of a match: the requested seat or the person's first. Null for a spectator and for a seat of
 * someone else.
 */
export function viewerOf(match: MatchHead, person: string | null, wanted: number | null): number | null {
  const mine = seatsFor(match, person);
  if (wanted === null) return mine[0] ?? null;
  return mine.includes(wanted) ? wanted : null;
}

/** Returns the time since which the seat to act has been asked, in milliseconds since the epoch. */
export const askedSince = ({ actedAt, createdAt }: MatchHead): number => actedAt ?? createdAt;

/** Returns whether a person may take a seat: it is open, and not reserved for someone else. */
export const isFreeFor = (seat: StoredSeat, person: string): boolean =>
  isOpenSeat(seat) && (seat.reservedFor === undefined || seat.reservedFor === person);

export const isOpenSeat = (seat: StoredSeat): boolean => seat.kind === 'person' && seat.person === null;

/** Returns a clock as clients see it: `since` when it is charged, once free time has passed. */
const seatClock = ({ leftMs, since, freeMs, reserveMs, pauses = [] }: StoredSeatClock) => ({
  leftMs,
  since: since === null ? null : since + freeMs,
  ...(reserveMs !== undefined && { reserveMs: Math.min(reserveMs, leftMs) }),
  ...(since !== null && pauses.length > 0 && { pauses: pauses.map((pause) => ({ ...pause })) }),
});

/** Returns the clocks for clients at `now`, in service time. */
export const clocksAt = ({ control, seats, restUntil }: MatchClocks, now: number): Clocks => ({
  control: { ...control },
  now,
  seats: seats.map(seatClock),
  ...(restUntil !== undefined && { restUntil }),
});

/** Returns the seats of all people in a match except the person in this seat, ascending. */
export function othersThan(match: MatchHead, seat: number): number[] {
  const theirs = seatsFor(match, match.seats.find((one) => one.seat === seat)?.person ?? null);
  // The seat of a person who deleted their data has an empty id. Those for whom a bot plays are not asked.
  return match.seats
    .filter(({ person, playedBy, seat: one }) => person && !playedBy && !theirs.includes(one))
    .map((one) => one.seat);
}

/** Returns the seats whose people must agree to a proposal, ascending. */
export const askedBy = (match: MatchHead, { seat, asked }: StoredProposal): readonly number[] =>
  asked ?? othersThan(match, seat);

/** Returns the open proposal of a match, or null. */
export function openProposal({ proposals, status }: MatchHead, now: number): StoredProposal | null {
  const latest = proposals?.latest;
  return latest?.outcome === null && latest.until > now && status === 'running' ? latest : null;
}

/** Describes the latest proposal. It is void if it was not decided in time. */
function describeProposal(match: MatchHead, latest: StoredProposal, now: number): Proposal {
  const { number, kind, seat, to, agreed, outcome, by, until, away, pauseUntil } = latest;
  const open = openProposal(match, now);
  return {
    number,
    kind,
    seat,
    to,
    asked: [...askedBy(match, latest)],
    agreed: [...agreed],
    by,
    ...(away !== undefined && { away }),
    ...(pauseUntil !== undefined && { pauseUntil }),
    outcome: outcome ?? (open ? null : 'void'),
    leftMs: open ? until - now : 0,
  };
}

/** Returns whether a person may know who is invited to a seat: the opener, and the invited. */
const mayKnowInvited = ({ opener }: MatchHead, { reservedFor }: StoredSeat, person: string | null): boolean =>
  person !== null && (opener === person || reservedFor === person);

/**
 * Describes a match for `person`, with the names used at the table, as seen from the requested seat (null: the first).
 * Contains no other person's identity. Without `now`, as in lists, it contains no proposal. `serviceNow` is the time of
 * the clocks.
 */
export function describe(
  match: MatchHead,
  person: string | null,
  wanted: number | null = null,
  now: number | null = null,
  serviceNow = 0,
): Match {
  const continues = match.branches?.at(-1);
  return {
    id: match.id,
    game: match.game,
    rulesVersion: match.rulesVersion,
    options: match.options,
    seats: match.seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.kind,
      name: seat.name,
      // Of a person whose account is being deleted there is no name, and nothing else.
      ...(seat.account && seat.name !== null && { account: { ...seat.account } }),
      level: seat.level,
      taken: !isOpenSeat(seat),
      mine: person !== null && seat.person === person,
      ...(seat.playedBy && { playedBy: { ...seat.playedBy } }),
      ...(seat.invited !== undefined && mayKnowInvited(match, seat, person) && { invited: seat.invited }),
      ...(seat.reservedFor !== undefined && {
        reserved: true,
        reservedForMe: person !== null && seat.reservedFor === person,
      }),
    })),
    mine: seatsFor(match, person),
    viewer: viewerOf(match, person, wanted),
    status: match.status,
    commitment: match.commitment,
    ply: match.ply,
    actor: match.actor,
    result: match.result && { scores: [...match.result.scores], ranks: [...match.result.ranks] },
    createdAt: match.createdAt,
    opened: person !== null && match.opener === person,
    ...(match.proposals && now !== null && { proposal: describeProposal(match, match.proposals.latest, now) }),
    ...(match.continuedBy && { continuedBy: match.continuedBy }),
    ...(continues && { continues: { from: continues.from, ply: continues.ply }, takenBack: takenBackIn(match) }),
    ...(match.clocks && { clocks: clocksAt(match.clocks, serviceNow) }),
    ...(match.status === 'running' && !match.clocks && { askedSince: askedSince(match) }),
    ...(match.listedAs !== undefined && { listed: true }),
    ...(match.rematch !== undefined && { rematch: match.rematch }),
    ...(match.rematchOf !== undefined && { rematchOf: match.rematchOf }),
  };
}

/** Returns a match after a person’s commit, which voids the open proposal. */
export function withoutOpenProposal<T extends { readonly proposals?: StoredProposals | undefined }>(match: T): T {
  const { proposals } = match;
  if (proposals?.latest.outcome !== null) return match;
  return { ...match, proposals: { ...proposals, latest: { ...proposals.latest, outcome: 'void' } } };
}
