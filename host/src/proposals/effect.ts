import { writeActor } from '@levante/contract';
import type { MatchTables } from '../match/match-tables.ts';
import type { HostParts } from '../ports/environment.ts';
import type { Branch, NewBranch, ProposalChange, StoredMatch, StoredProposal } from '../ports/store.ts';

/** Dependencies of proposals. */
export type ProposalParts = Pick<HostParts, 'store' | 'time' | 'chance'> & { readonly tables: MatchTables };

/**
 * Returns the branches of a match that continues `from` at a ply. Those at later plies are left out, since the new match
 * has none of their actions. A list never occurs twice among the successors of a match, so every branch has a new stream.
 */
export function branchesAt(ply: number, from: Pick<StoredMatch, 'id' | 'branches'>): readonly Branch[] {
  return [...(from.branches ?? []).filter((branch) => branch.ply <= ply), { ply, from: from.id }];
}

/** Creates the match that continues another one from an earlier ply. */
async function newBranch({ chance, tables, time }: ProposalParts, from: StoredMatch, ply: number): Promise<NewBranch> {
  const table = await tables.atPly(from, ply);
  return {
    id: chance.newMatchId(),
    ply,
    branches: branchesAt(ply, from),
    state: table.state(),
    actor: writeActor(table.actor()),
    createdAt: time.now(),
  };
}

/** Returns the effect of a proposal: none unless it is accepted. */
export async function effectOf(
  parts: ProposalParts,
  match: StoredMatch,
  { kind, to, outcome }: StoredProposal,
): Promise<ProposalChange['effect']> {
  if (outcome !== 'accepted') return null;
  return kind === 'take-back' && to !== null ? await newBranch(parts, match, to) : 'end';
}
