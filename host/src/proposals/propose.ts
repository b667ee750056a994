import { askedBy, openProposal, seatsFor } from '../match/describe.ts';
import { done, ENDED, failed, type HostFault, type HostReply } from '../match/reply.ts';
import { branchIn, type MadeProposal, type StoredMatch, type StoredProposal } from '../ports/stored-match.ts';
import { isEnding, type ProposalParts } from './effect.ts';
import { PROPOSAL_RULES, type ProposalSituation, type ProposeRequest } from './kinds.ts';
import { hasActed } from './last-turn.ts';

/** Milliseconds to answer a proposal. */
export const PROPOSAL_MS = 45_000;

/** Milliseconds to answer a slow proposal in a match over days, where people are rarely there at the same time. */
export const SLOW_PROPOSAL_MS = 86_400_000;
/** A written change: the proposal, and the match that it created, if any. */
export interface WrittenProposal {
  readonly proposal: StoredProposal;
  readonly branch: string | null;
}

/**
 * Makes a proposal to the other people in a match. Without other people it is accepted immediately. Only one can be
 * open, and a person can make one of each kind per turn.
 */
export async function propose(parts: ProposalParts, request: ProposeRequest): Promise<HostReply<WrittenProposal>> {
  for (;;) {
    const match = await parts.store.read(request.match);
    if (!match) return failed({ code: 'no-such-match' });
    const now = parts.time.now();
    const fault = faultIn(parts, match, request.person) ?? openFault(match, now);
    if (fault) return failed(fault);
    const mine = seatsFor(match, request.person);
    const situation: ProposalSituation = { match, request, mine, now };
    const rules = PROPOSAL_RULES[request.kind];
    const unfit = await rules.clockFault?.(parts, situation);
    if (unfit) return failed(unfit);
    const made = await madeThisTurn(parts, match);
    const [seat = 0] = mine;
    if (made.some((one) => one.kind === request.kind && one.seat === seat)) return failed({ code: 'already-proposed' });
    const details = await rules.details?.(parts, situation);
    if (details?.ok === false) return details;
    const proposal = withoutOthers(match, {
      number: (match.proposals?.latest.number ?? 0) + 1,
      kind: request.kind,
      seat,
      ply: match.ply,
      to: null,
      until: now + answerMs(match, request),
      agreed: [],
      by: null,
      outcome: null,
      ...details?.value,
    });
    const written = await writeProposal(parts, match, proposal, [
      ...made,
      { kind: request.kind, seat, ply: match.ply },
    ]);
    // Lost the compare-and-set to an action or to another proposal: decide again.
    if (written) return done(written);
  }
}

/** Returns the time to answer a proposal. */
const answerMs = ({ clocks }: StoredMatch, { kind }: ProposeRequest): number =>
  clocks?.control.kind === 'days' && PROPOSAL_RULES[kind].isSlow ? SLOW_PROPOSAL_MS : PROPOSAL_MS;

/** Accepts a proposal that needs no agreement. */
const withoutOthers = (match: StoredMatch, proposal: StoredProposal): StoredProposal =>
  askedBy(match, proposal).length === 0 ? { ...proposal, outcome: 'accepted' } : proposal;

/** Returns why a person cannot take part in proposals of a match now, or null. */
export function faultIn({ tables }: ProposalParts, match: StoredMatch, person: string | null): HostFault | null {
  if (seatsFor(match, person).length === 0) return { code: 'not-your-seat' };
  // A person who remains must not undo what the others agreed to.
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
  const rules = PROPOSAL_RULES[latest.kind];
  const isAccepted = latest.outcome === 'accepted';
  const effect = isAccepted ? await rules.effect(parts, match, latest) : null;
  const isAgain = rules.isRepeatable && isAccepted;
  const counted = isAgain ? made.filter(({ kind }) => kind !== latest.kind) : made;
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
      made: counted,
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
