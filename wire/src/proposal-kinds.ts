import { type Form, oneOf } from './forms.ts';

/**
 * The kinds of proposals, and what the API says about each. What a kind requires and does is in the host's table
 * (`host/src/proposals/kinds.ts`), its texts and its place in the menu in the table kit (`table/src/proposal/`).
 */
export const PROPOSAL_KINDS = ['take-back', 'cancel', 'break', 'pause', 'go-on', 'end-now', 'stand-in'] as const;

export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Kinds that return to an earlier ply. Those who agree add a consent, and another match continues this one. */
export const RETURNING_KINDS: readonly ProposalKind[] = ['take-back'];

/** Apart from the list, since the page needs only that. */
export const PROPOSAL_DESCRIPTIONS = {
  'take-back': 'return to the start of my last turn, with new chance from there on.',
  cancel: 'end the match without a result.',
  break: 'stop all clocks of a live match for five minutes.',
  pause: 'stop all clocks until `pauseUntil`.',
  'go-on': 'end a break or pause now.',
  'end-now': 'bots play the rest for everybody who agreed, and nobody of them takes the seat back.',
  'stand-in':
    'a bot plays for the person to act in a match without a clock, who has been asked for a day and is away; they can take the seat back.',
} as const satisfies Record<ProposalKind, string>;

export const PROPOSAL_OUTCOMES = ['accepted', 'refused', 'withdrawn', 'void'] as const;

/** Outcome of a proposal. `void`: its time ran out or a person played on. */
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];

export const isProposalKind: Form<ProposalKind> = oneOf(...PROPOSAL_KINDS);
export const isProposalOutcome: Form<ProposalOutcome> = oneOf(...PROPOSAL_OUTCOMES);
