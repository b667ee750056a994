import { MAX_PAUSE_MS, MIN_PAUSE_MS, STAND_IN_MS } from '@levante/wire';
import { isResting } from '../match/clock-rules.ts';
import { askedBy, askedSince, openProposal, othersThan, seatsFor } from '../match/describe.ts';
import { done, ENDED, failed, type HostFault, type HostReply } from '../match/reply.ts';
import { personToAct } from '../match/seat-play.ts';
import {
  branchIn,
  type Consents,
  type MadeProposal,
  type ProposalKind,
  type StoredMatch,
  type StoredProposal,
} from '../ports/store.ts';
import { effectOf, isEnding, type ProposalParts } from './effect.ts';
import { hasActed, lastTurnOf } from './last-turn.ts';

/** Time to answer a proposal. */
export const PROPOSAL_MS = 45_000;

/** Time to answer one about a pause in a match over days, where people are rarely there at the same time. */
export const SLOW_PROPOSAL_MS = 86_400_000;
/** Tolerance for the clock of the browser that chose the end of a pause. */
const TOLERANCE_MS = 60_000;

/** A person's proposal to the other people in a match. */
export interface ProposeRequest {
  readonly match: string;
  readonly person: string | null;
  readonly kind: ProposalKind;
  /** End of the proposed pause, in milliseconds since the epoch. Required for `pause`, ignored for others. */
  readonly pauseUntil?: number | undefined;
  /** The person's next consent (see `consentOf`); of `take-back`, ignored for others. */
  readonly consent?: string | undefined;
}

/** A written change: the proposal and the match that it created, if any. */
export interface WrittenProposal {
  readonly proposal: StoredProposal;
  readonly branch: string | null;
}

/**
 * Makes a proposal to the other people in a match. Without any it is accepted immediately. Only one can be open, and a person
 * can make one of each kind per turn.
 */
export async function propose(parts: ProposalParts, request: ProposeRequest): Promise<HostReply<WrittenProposal>> {
  for (;;) {
    const match = await parts.store.read(request.match);
    if (!match) return failed({ code: 'no-such-match' });
    const now = parts.time.now();
    const fault = faultIn(parts, match, request.person) ?? openFault(match, now);
    if (fault) return failed(fault);
    const unfit = await clockFault(parts, match, request, now);
    if (unfit) return failed(unfit);
    const mine = seatsFor(match, request.person);
    const made = await madeThisTurn(parts, match);
    const [seat = 0] = mine;
    if (made.some((one) => one.kind === request.kind && one.seat === seat)) return failed({ code: 'already-proposed' });
    const to = request.kind === 'take-back' ? await lastTurn(parts, match, mine) : null;
    if (request.kind === 'take-back' && to === null) return failed({ code: 'nothing-to-take-back' });
    const absence = request.kind === 'stand-in' ? absenceIn(parts, match, mine, now) : null;
    if (request.kind === 'stand-in' && !absence) return failed({ code: 'nobody-away' });
    const proposal = withoutOthers(match, {
      number: (match.proposals?.latest.number ?? 0) + 1,
      kind: request.kind,
      seat,
      ply: match.ply,
      to,
      until: now + answerMs(match, request),
      agreed: [],
      by: null,
      outcome: null,
      ...absence,
      ...(request.kind === 'pause' && { pauseUntil: request.pauseUntil ?? now }),
      ...(request.kind === 'take-back' && withConsent(match, mine, request.consent)),
      ...(request.kind === 'take-back' && match.clocks && parts.clocks && { askedAt: await parts.clocks.time.now() }),
    });
    const written = await writeProposal(parts, match, proposal, [
      ...made,
      { kind: request.kind, seat, ply: match.ply },
    ]);
    // Lost the compare-and-set to an action or to another proposal: decide again.
    if (written) return done(written);
  }
}

/** Returns the consents to a proposal with that of a person, for each of their seats. */
export function withConsent(
  { seats }: Pick<StoredMatch, 'seats'>,
  mine: readonly number[],
  consent: string | undefined,
  before?: Consents,
): Pick<StoredProposal, 'consents'> {
  if (consent === undefined) return before ? { consents: before } : {};
  return { consents: seats.map(({ seat }) => (mine.includes(seat) ? consent : (before?.[seat] ?? null))) };
}

/** Returns the time to answer a proposal. */
const answerMs = ({ clocks }: StoredMatch, { kind }: ProposeRequest): number =>
  clocks?.control.kind === 'days' && (kind === 'pause' || kind === 'go-on') ? SLOW_PROPOSAL_MS : PROPOSAL_MS;

/** Returns why the clocks of a match do not allow a proposal, or null. */
async function clockFault(
  { clocks: parts }: ProposalParts,
  { clocks }: StoredMatch,
  { kind, pauseUntil = 0 }: ProposeRequest,
  now: number,
): Promise<HostFault | null> {
  // Over days, and without a clock, there is time for a short break anyway.
  if (kind === 'break' && clocks?.control.kind !== 'live') return { code: 'no-live-clock' };
  if (kind !== 'pause' && kind !== 'go-on') return null;
  if (!clocks || !parts) return { code: 'no-clock' };
  const ms = pauseUntil - now;
  if (kind === 'pause')
    return ms < MIN_PAUSE_MS - TOLERANCE_MS || ms > MAX_PAUSE_MS + TOLERANCE_MS ? { code: 'bad-pause' } : null;
  return isResting(clocks, await parts.time.now()) ? null : { code: 'no-pause' };
}

/**
 * Returns the seat of the person to act who is away in a match without a clock, and the seats of the others who are there
 * and must agree; null if the person is there, or has not been asked for long enough.
 */
function absenceIn(
  { presence, clocks }: ProposalParts,
  match: StoredMatch,
  mine: readonly number[],
  now: number,
): Required<Pick<StoredProposal, 'away' | 'asked'>> | null {
  const away = personToAct(match);
  const person = match.seats.find(({ seat }) => seat === away)?.person;
  // A clock runs out by itself. Without seat changes no person could come back.
  if (match.clocks || !clocks || !presence?.isKnown || away === null || !person || mine.includes(away)) return null;
  if (now - askedSince(match) < STAND_IN_MS || presence.has(match.id, person)) return null;
  const isHere = (seat: number): boolean => presence.has(match.id, match.seats[seat]?.person ?? '');
  return { away, asked: othersThan(match, mine[0] ?? 0).filter(isHere) };
}

/** Accepts a proposal if no person has to agree. */
const withoutOthers = (match: StoredMatch, proposal: StoredProposal): StoredProposal =>
  askedBy(match, proposal).length === 0 ? { ...proposal, outcome: 'accepted' } : proposal;

/** Returns why a person cannot take part in proposals of a match now, or null. */
export function faultIn({ tables }: ProposalParts, match: StoredMatch, person: string | null): HostFault | null {
  if (seatsFor(match, person).length === 0) return { code: 'not-your-seat' };
  // No person who is left may undo what the others agreed to.
  if (isEnding(match)) return { code: 'bots-finish' };
  if (tables.isNewer(match)) return { code: 'newer-rules' };
  if (match.status === 'waiting') return { code: 'not-started' };
  return match.status === 'over' ? { code: 'refused', refusal: ENDED } : null;
}

function openFault(match: StoredMatch, now: number): HostFault | null {
  return openProposal(match, now) ? { code: 'proposal-open' } : null;
}

/** Writes a proposal with its effect. Returns null if the match has changed since it was read. */
export async function writeProposal(
  parts: ProposalParts,
  match: StoredMatch,
  latest: StoredProposal,
  made: readonly MadeProposal[],
): Promise<WrittenProposal | null> {
  const effect = await effectOf(parts, match, latest);
  // The person may come back and stay away again.
  const isAgain = latest.kind === 'stand-in' && latest.outcome === 'accepted';
  const kept = isAgain ? made.filter(({ kind }) => kind !== 'stand-in') : made;
  const version = match.proposals?.version ?? 0;
  const { id, ply: at, seatVersion = 0 } = match;
  const branch = branchIn(effect)?.id ?? null;
  try {
    const isWritten = await parts.store.changeProposal({
      match: id,
      at,
      version,
      seatVersion,
      latest,
      made: kept,
      effect,
    });
    return isWritten ? { proposal: latest, branch } : null;
  } catch (error) {
    if (branch !== null) parts.mayExist(branch);
    throw error;
  }
}

/** Returns the proposals made since a person acted. */
async function madeThisTurn({ store }: ProposalParts, match: StoredMatch): Promise<readonly MadeProposal[]> {
  const made = match.proposals?.made ?? [];
  const first = made[0];
  if (!first) return [];
  const lines = (await store.plies(match.id, first.ply, match.ply)).map(({ action }) => action);
  const people = match.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  return made.filter(({ ply }) => !hasActed(people, lines.slice(ply - first.ply)));
}

async function lastTurn({ store }: ProposalParts, match: StoredMatch, mine: readonly number[]): Promise<number | null> {
  const plies = await store.plies(match.id, 0, match.ply);
  return lastTurnOf(
    mine,
    plies.map(({ action }) => action),
  );
}
