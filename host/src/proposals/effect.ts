import { writeActor } from '@levante/contract';
import { clocksAfter, deadlineOf, resting } from '../match/clock-rules.ts';
import type { MatchTables } from '../match/match-tables.ts';
import { eventsBefore } from '../match/seat-play.ts';
import type { HostParts } from '../ports/environment.ts';
import type { Branch, NewBranch, ProposalEffect, StoredMatch, StoredProposal } from '../ports/store.ts';

/** Dependencies of proposals. */
export type ProposalParts = Pick<HostParts, 'store' | 'time' | 'chance' | 'clocks'> & { readonly tables: MatchTables };

/** Length of a break, in service time. */
export const BREAK_MS = 300_000;

/**
 * Returns the branches of a match that continues `from` at a ply. Those at later plies are left out, since the new match
 * has none of their actions. A list never occurs twice among the successors of a match, so every branch has a new stream.
 */
export function branchesAt(ply: number, from: Pick<StoredMatch, 'id' | 'branches'>): readonly Branch[] {
  return [...(from.branches ?? []).filter((branch) => branch.ply <= ply), { ply, from: from.id }];
}

/** Creates the match that continues another one from an earlier ply. */
async function newBranch(parts: ProposalParts, from: StoredMatch, ply: number): Promise<NewBranch> {
  const { chance, tables, time, store } = parts;
  const table = await tables.atPly(from, ply);
  const { clocks, sat } = from;
  return {
    ...(clocks && { clocks: clocksAfter(clocks, await store.plies(from.id, 0, ply)) }),
    ...(sat && { sat: eventsBefore(from, ply) }),
    id: chance.newMatchId(),
    ply,
    branches: branchesAt(ply, from),
    state: table.state(),
    actor: writeActor(table.actor()),
    createdAt: time.now(),
  };
}

async function startBreak(
  { clocks: parts }: ProposalParts,
  { clocks, sat = [] }: StoredMatch,
): Promise<ProposalEffect> {
  if (!parts || !clocks) throw new Error('a break needs clocks');
  const after = resting(clocks, await parts.time.now(), BREAK_MS);
  return { change: { clocks: after, deadline: deadlineOf(after), sat } };
}

/** Returns the effect of a proposal: none unless it is accepted. */
export async function effectOf(
  parts: ProposalParts,
  match: StoredMatch,
  { kind, to, outcome }: StoredProposal,
): Promise<ProposalEffect | null> {
  if (outcome !== 'accepted') return null;
  if (kind === 'break') return await startBreak(parts, match);
  return kind === 'take-back' && to !== null ? { branch: await newBranch(parts, match, to) } : 'end';
}
