import { MAX_PAUSE_MS, MIN_PAUSE_MS, type ProposalKind, STAND_IN_MS } from '@levante/wire';
import { isResting } from '../match/clock-rules.ts';
import { askedSince, othersThan } from '../match/describe.ts';
import { done, failed, type HostFault, type HostReply } from '../match/reply.ts';
import { personToAct } from '../match/seat-play.ts';
import type { ProposalEffect, StoredMatch, StoredProposal } from '../ports/stored-match.ts';
import { withConsent } from './consent.ts';
import { BREAK_MS, endBreak, endNow, newBranch, type ProposalParts, standIn, startBreak } from './effect.ts';
import { lastTurnOf } from './last-turn.ts';

/** A person's proposal to the other people in a match. */
export interface ProposeRequest {
  readonly match: string;
  readonly person: string | null;
  readonly kind: ProposalKind;
  /** End of the proposed pause, in milliseconds since the epoch. Required for `pause`, ignored for others. */
  readonly pauseUntil?: number | undefined;
  /** The person's next consent (see `consentOf`); only of `take-back`. */
  readonly consent?: string | undefined;
}

/** A request with the match and the time at which it is decided. */
export interface ProposalSituation {
  readonly match: StoredMatch;
  readonly request: ProposeRequest;
  /** Seats of the person who proposes. */
  readonly mine: readonly number[];
  readonly now: number;
}

/** Fields of a proposal that depend on its kind. */
type ProposalDetails = Partial<Pick<StoredProposal, 'to' | 'away' | 'asked' | 'pauseUntil' | 'consents' | 'askedAt'>>;

/** The rules of a kind of proposal. */
export interface ProposalRules {
  /** True if there is a day to answer it in a match over days, where people are rarely there at the same time. */
  readonly isSlow?: true;
  /** True if it may be repeated in the same turn after it was accepted. */
  readonly isRepeatable?: true;
  /** Returns why the clocks of the match do not allow it, or null. Default: they do. */
  clockFault?(parts: ProposalParts, situation: ProposalSituation): Promise<HostFault | null>;
  /** Returns its own fields, or a fault if there is nothing to propose. Default for `asked`: all other people. */
  details?(parts: ProposalParts, situation: ProposalSituation): Promise<HostReply<ProposalDetails>>;
  /** Returns whether an open proposal no longer applies. Default: once a person has played on. */
  isOutdated?(match: StoredMatch, proposal: StoredProposal, now: number): boolean;
  /** Returns the effect of its acceptance. */
  effect(parts: ProposalParts, match: StoredMatch, proposal: StoredProposal): Promise<ProposalEffect>;
}

/** Tolerance for the clock of the browser that chose the end of a pause. */
const TOLERANCE_MS = 60_000;

/** The kinds of proposals: conditions, people who decide, and effect. */
export const PROPOSAL_RULES: Readonly<Record<ProposalKind, ProposalRules>> = {
  'take-back': {
    details: async ({ store, clocks }, { match, request, mine }) => {
      const plies = await store.plies(match.id, 0, match.ply);
      const to = lastTurnOf(
        mine,
        plies.map(({ action }) => action),
      );
      if (to === null) return failed({ code: 'nothing-to-take-back' });
      const askedAt = match.clocks && clocks ? await clocks.time.now() : undefined;
      return done({ to, ...withConsent(match, mine, request.consent), ...(askedAt !== undefined && { askedAt }) });
    },
    effect: async (parts, match, proposal) => ({ branch: await newBranch(parts, match, proposal) }),
  },
  cancel: {
    effect: async () => 'end',
  },
  break: {
    // Over days, and without a clock, there is time for a short break anyway.
    clockFault: async (_parts, { match: { clocks } }) =>
      clocks?.control.kind === 'live' ? null : { code: 'no-live-clock' },
    effect: (parts, match) => startBreak(parts, match, BREAK_MS),
  },
  pause: {
    isSlow: true,
    clockFault: async (parts, { match, request: { pauseUntil = 0 }, now }) => {
      if (!match.clocks || !parts.clocks) return { code: 'no-clock' };
      const ms = pauseUntil - now;
      return ms < MIN_PAUSE_MS - TOLERANCE_MS || ms > MAX_PAUSE_MS + TOLERANCE_MS ? { code: 'bad-pause' } : null;
    },
    details: async (_parts, { request, now }) => done({ pauseUntil: request.pauseUntil ?? now }),
    effect: (parts, match, { pauseUntil = 0 }) => startBreak(parts, match, Math.max(0, pauseUntil - parts.time.now())),
  },
  'go-on': {
    isSlow: true,
    clockFault: async ({ clocks: parts }, { match: { clocks } }) => {
      if (!clocks || !parts) return { code: 'no-clock' };
      return isResting(clocks, await parts.time.now()) ? null : { code: 'no-pause' };
    },
    effect: (parts, match) => endBreak(parts, match),
  },
  'end-now': {
    effect: (parts, match, { seat }) => endNow(parts, match, seat),
  },
  'stand-in': {
    // The person may come back and stay away again.
    isRepeatable: true,
    details: async (parts, situation) => absenceIn(parts, situation),
    // The person is no longer to act, or has been asked again.
    isOutdated: (match, { away }, now) => personToAct(match) !== away || now - askedSince(match) < STAND_IN_MS,
    effect: (parts, match, proposal) => standIn(parts, match, proposal),
  },
};

/**
 * Returns the seat of the person to act who is away in a match without a clock, and the seats of the others who are there
 * and must agree; a fault if the person is there, or has not been asked for long enough.
 */
function absenceIn(
  { presence, clocks }: ProposalParts,
  { match, mine, now }: ProposalSituation,
): HostReply<Required<Pick<StoredProposal, 'away' | 'asked'>>> {
  const fault = failed({ code: 'nobody-away' });
  const away = personToAct(match);
  const person = match.seats.find(({ seat }) => seat === away)?.person;
  // A clock runs out by itself. Without seat changes the person could not come back.
  if (match.clocks || !clocks || !presence?.isKnown || away === null || !person || mine.includes(away)) return fault;
  if (now - askedSince(match) < STAND_IN_MS || presence.has(match.id, person)) return fault;
  const isHere = (seat: number): boolean => presence.has(match.id, match.seats[seat]?.person ?? '');
  return done({ away, asked: othersThan(match, mine[0] ?? 0).filter(isHere) });
}
