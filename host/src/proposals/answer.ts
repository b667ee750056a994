import { askedBy, openProposal, seatsFor } from '../match/describe.ts';
import { done, failed, type HostReply } from '../match/reply.ts';
import type { StoredMatch, StoredProposal } from '../ports/stored-match.ts';
import { withConsent } from './consent.ts';
import type { ProposalParts } from './effect.ts';
import { PROPOSAL_RULES } from './kinds.ts';
import { faultIn, type WrittenProposal, writeProposal } from './propose.ts';

/** A person's answer to a proposal. `withdraw` is for the person who made it, the others for everyone else. */
export interface AnswerRequest {
  readonly match: string;
  readonly person: string | null;
  readonly number: number;
  readonly answer: 'agree' | 'refuse' | 'withdraw';
  /** The person's next consent (see `consentOf`) if they agree to take back a turn. */
  readonly consent?: string | undefined;
}

/**
 * Answers the open proposal. One refusal decides it, and so does the last agreement; its effect is written together
 * with the decision. Agreeing twice changes nothing.
 */
export async function answer(parts: ProposalParts, request: AnswerRequest): Promise<HostReply<WrittenProposal | null>> {
  for (;;) {
    const match = await parts.store.read(request.match);
    if (!match) return failed({ code: 'no-such-match' });
    const mine = seatsFor(match, request.person);
    if (mine.length === 0) return failed({ code: 'not-your-seat' });
    const open = openProposal(match, parts.time.now());
    if (open?.number !== request.number) return failed({ code: 'proposal-over' });
    const fault = faultIn(parts, match, request.person);
    if (fault) return failed(fault);
    const isOwn = mine.includes(open.seat);
    if (isOwn !== (request.answer === 'withdraw')) return failed({ code: 'not-your-seat' });
    // The person has to refuse, or nothing: no person may ask for a bot in their name.
    if (request.answer === 'agree' && open.away !== undefined && mine.includes(open.away)) {
      return failed({ code: 'not-your-seat' });
    }
    const isOutdated = PROPOSAL_RULES[open.kind].isOutdated?.(match, open, parts.time.now());
    const answered = isOutdated ? ({ ...open, outcome: 'void' } as const) : answeredWith(match, open, request, mine);
    if (answered === open) return done(null);
    const written = await writeProposal(parts, match, answered, match.proposals?.made ?? []);
    // Lost the compare-and-set to an action or another answer: decide again.
    if (written) return answered.outcome === 'void' ? failed({ code: 'proposal-over' }) : done(written);
  }
}

/** Voids a proposal whose time has run out. Returns whether it was still open. */
export async function expire(parts: ProposalParts, id: string, number: number): Promise<boolean> {
  for (;;) {
    const match = await parts.store.read(id);
    const latest = match?.status === 'running' ? match.proposals?.latest : undefined;
    if (!match || latest?.number !== number || latest.outcome !== null) return false;
    if (latest.until > parts.time.now()) return false;
    if (await writeProposal(parts, match, { ...latest, outcome: 'void' }, match.proposals?.made ?? [])) return true;
  }
}

function answeredWith(
  match: StoredMatch,
  open: StoredProposal,
  { answer: given, consent }: Pick<AnswerRequest, 'answer' | 'consent'>,
  mine: readonly number[],
): StoredProposal {
  if (given === 'withdraw') return { ...open, outcome: 'withdrawn' };
  const [by = null] = mine;
  if (given === 'refuse') return { ...open, outcome: 'refused', by };
  if (mine.every((seat) => open.agreed.includes(seat))) return open;
  const agreed = [...new Set([...open.agreed, ...mine])].sort((a, b) => a - b);
  const isAccepted = askedBy(match, open).every((seat) => agreed.includes(seat));
  const consents = open.to !== null ? withConsent(match, mine, consent, open.consents) : {};
  return { ...open, ...consents, agreed, outcome: isAccepted ? 'accepted' : null };
}
