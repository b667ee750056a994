import { openProposal, othersThan, seatsFor } from '../match/describe.ts';
import { done, ENDED, failed, type HostFault, type HostReply } from '../match/reply.ts';
import {
  branchIn,
  type MadeProposal,
  type ProposalKind,
  type StoredMatch,
  type StoredProposal,
} from '../ports/store.ts';
import { effectOf, type ProposalParts } from './effect.ts';
import { hasActed, lastTurnOf } from './last-turn.ts';

/** Time to answer a proposal. */
export const PROPOSAL_MS = 45_000;

/** A person's proposal to the other people in a match. */
export interface ProposeRequest {
  readonly match: string;
  readonly person: string | null;
  readonly kind: ProposalKind;
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
    // Over days, and without a clock, there is time for a break anyway.
    if (request.kind === 'break' && match.clocks?.control.kind !== 'live') return failed({ code: 'no-live-clock' });
    const mine = seatsFor(match, request.person);
    const made = await madeThisTurn(parts, match);
    const [seat = 0] = mine;
    if (made.some((one) => one.kind === request.kind && one.seat === seat)) return failed({ code: 'already-proposed' });
    const to = request.kind === 'take-back' ? await lastTurn(parts, match, mine) : null;
    if (request.kind === 'take-back' && to === null) return failed({ code: 'nothing-to-take-back' });
    const proposal: StoredProposal = {
      number: (match.proposals?.latest.number ?? 0) + 1,
      ...{ kind: request.kind, seat, ply: match.ply, to },
      ...{ until: now + PROPOSAL_MS, agreed: [], by: null },
      outcome: othersThan(match, seat).length === 0 ? 'accepted' : null,
    };
    const written = await writeProposal(parts, match, proposal, [
      ...made,
      { kind: request.kind, seat, ply: match.ply },
    ]);
    // Lost the compare-and-set to an action or to another proposal: decide again.
    if (written) return done(written);
  }
}

/** Returns why a person cannot take part in proposals of a match now, or null. */
export function faultIn({ tables }: ProposalParts, match: StoredMatch, person: string | null): HostFault | null {
  if (seatsFor(match, person).length === 0) return { code: 'not-your-seat' };
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
  const version = match.proposals?.version ?? 0;
  const { id, ply: at, seatVersion = 0 } = match;
  if (!(await parts.store.changeProposal({ match: id, at, version, seatVersion, latest, made, effect }))) return null;
  return { proposal: latest, branch: branchIn(effect)?.id ?? null };
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
