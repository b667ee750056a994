import * as z from 'zod/mini';
import { Consent, MatchId, Ply, Seat } from './fields.ts';
import { PROPOSAL_DESCRIPTIONS, PROPOSAL_KINDS, PROPOSAL_OUTCOMES } from './proposal-kinds.ts';

const KINDS_TEXT = PROPOSAL_KINDS.map((kind) => `\`${kind}\`: ${PROPOSAL_DESCRIPTIONS[kind]}`).join(' ');

/** Request to the other people in a match. */
export const NewProposal = z.strictObject({
  kind: z.enum(PROPOSAL_KINDS).check(z.meta({ description: KINDS_TEXT })),
  pauseUntil: z.optional(z.int().check(z.gte(0))).check(
    z.meta({
      description:
        'End of the pause in milliseconds since the epoch, an hour to 30 days from now. Required for `pause`, ignored for other kinds.',
    }),
  ),
  consent: z.optional(Consent).check(z.meta({ description: 'Only of `take-back`.' })),
});

export const ProposalAnswer = z.strictObject({
  answer: z
    .enum(['agree', 'refuse', 'withdraw'])
    .check(z.meta({ description: 'Only the person who proposed may `withdraw`, and only the others may answer.' })),
  consent: z.optional(Consent).check(z.meta({ description: 'Only to agree to take back a turn.' })),
});

/** The latest proposal of a match. */
export const Proposal = z.strictObject({
  number: z.int().check(z.meta({ description: 'Counts the proposals of a match, from 1.' })),
  kind: z.enum(PROPOSAL_KINDS),
  seat: Seat.check(z.meta({ description: 'First seat of the person who proposed.' })),
  to: z.nullable(Ply).check(z.meta({ description: 'Ply to return to; null for other kinds than `take-back`.' })),
  asked: z.array(Seat).check(z.meta({ description: 'Seats of the people who must agree, ascending.' })),
  away: z.optional(Seat).check(
    z.meta({
      description:
        'Seat of the person for whom a bot would play. They may refuse, too. Absent for other kinds than `stand-in`, of which only people who have the match open are asked.',
    }),
  ),
  pauseUntil: z
    .optional(z.int())
    .check(z.meta({ description: 'End of the proposed pause in milliseconds since the epoch. Only of `pause`.' })),
  agreed: z.array(Seat).check(z.meta({ description: 'Seats of the people who have agreed, ascending.' })),
  outcome: z
    .nullable(z.enum(PROPOSAL_OUTCOMES))
    .check(z.meta({ description: 'Null while open. `void`: the time ran out, or somebody played on.' })),
  by: z.nullable(Seat).check(z.meta({ description: 'Seat that refused; otherwise null.' })),
  leftMs: z.int().check(z.meta({ description: 'Milliseconds left to answer.' })),
});

/** Continuation of another match. */
export const Continues = z.strictObject({
  from: MatchId,
  ply: Ply.check(z.meta({ description: 'Ply at which the two matches part.' })),
});

export type NewProposal = z.infer<typeof NewProposal>;
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;
export type Proposal = z.infer<typeof Proposal>;
export type Continues = z.infer<typeof Continues>;
