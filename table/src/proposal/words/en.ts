import { enAnd } from '../../words/en-grammar.ts';
import { catalogue } from '../../words/language.ts';

const en = {
  /** Name of the banner for screen readers. */
  label: 'Request',
  asks: {
    'take-back': (name: string) => `${name} asks to take back their last turn.`,
    cancel: (name: string) => `${name} asks to cancel the match.`,
  },
  youAsk: {
    'take-back': 'You asked to take back your last turn.',
    cancel: 'You asked to cancel the match.',
  },
  effect: {
    'take-back': 'Everything since is undone, with new luck from there on.',
    cancel: 'It ends here, without a result.',
  },
  /** Follows the effect where the reader has a draft. */
  draftGoes: 'Your draft goes.',
  seconds: (left: number) => (left === 1 ? '1 second left.' : `${left} seconds left.`),
  youAgreed: 'You agreed.',
  agreed: (names: readonly string[]) => `${enAnd(names)} agreed.`,
  waiting: (names: readonly string[]) => `Waiting for ${enAnd(names)}.`,
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  refused: (name: string) => `${name} refused.`,
  youRefused: 'You refused.',
  withdrawn: (name: string) => `${name} withdrew the request.`,
  youWithdrew: 'You withdrew your request.',
  lapsed: 'The request has lapsed.',
  cancelled: 'Everybody agreed: the match is cancelled.',
  menu: {
    askTakeBack: 'Ask to take back my last turn',
    takeBack: 'Take back my last turn',
    askCancel: 'Ask to cancel the match',
    cancel: 'Cancel the match',
    sure: 'End the match without a result? This cannot be undone.',
    keep: 'Keep playing',
  },
  errors: {
    'proposal-open': 'Another request is open. Wait until it is decided.',
    'proposal-over': 'This request is no longer open.',
    'already-proposed': 'You have asked this already. You can ask again after the next turn.',
    'nothing-to-take-back': 'You have not played a turn yet.',
  },
};

export type ProposalWords = typeof en;

export const proposalWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
