import type { JsonObject } from '@levante/contract';
import type { Branch, MadeProposal, MatchHead, ProposalChange, StoredProposal } from '@levante/host';

/** Columns of a match about branches and proposals, the same in both databases. */
export interface BranchingColumns {
  readonly continued_by: string | null;
  readonly branches_json: string | null;
  readonly start_json: string | null;
  readonly proposals_json: string | null;
  readonly proposals_version: number;
  readonly proposal_until: number | null;
}

export const BRANCHING_COLUMNS = [
  'continued_by',
  'branches_json',
  'start_json',
  'proposals_json',
  'proposals_version',
  'proposal_until',
] as const satisfies readonly (keyof BranchingColumns)[];

interface KeptProposals {
  readonly latest: StoredProposal;
  readonly made: readonly MadeProposal[];
}

/** Only the stores write these columns, always as JSON of the type they read. */
const branchesIn = (text: string): Branch[] => JSON.parse(text);
const startIn = (text: string): JsonObject => JSON.parse(text);
const proposalsIn = (text: string): KeptProposals => JSON.parse(text);

/** Reads the branches and proposals of a match. The result is empty without any. */
export function readBranching(
  row: BranchingColumns,
): Pick<MatchHead, 'continuedBy' | 'branches' | 'start' | 'proposals'> {
  const { continued_by, branches_json, start_json, proposals_json } = row;
  return {
    ...(continued_by !== null && { continuedBy: continued_by }),
    ...(branches_json !== null && { branches: branchesIn(branches_json) }),
    ...(start_json !== null && { start: startIn(start_json) }),
    ...(proposals_json !== null && { proposals: readProposals(proposals_json, row) }),
  };
}

/** A person’s commit clears `proposal_until` and nothing else: an open proposal without it is void. */
function readProposals(text: string, { proposals_version: version, proposal_until: until }: BranchingColumns) {
  const { latest, made } = proposalsIn(text);
  const isVoid = latest.outcome === null && until === null;
  return { version, latest: isVoid ? { ...latest, outcome: 'void' as const } : latest, made };
}

/** Returns the columns for a change of proposals: the proposals as JSON, and the end of the open one. */
export function proposalColumns({ latest, made }: ProposalChange): {
  readonly json: string;
  readonly until: number | null;
} {
  const kept: KeptProposals = { latest, made };
  return { json: JSON.stringify(kept), until: latest.outcome === null ? latest.until : null };
}
