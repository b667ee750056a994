import { enAnd } from '../../words/en-grammar.ts';
import { catalogue } from '../../words/language.ts';

const en = {
  /** Name of the banner for screen readers. */
  label: 'Request',
  asks: {
    'take-back': (name: string) => `${name} asks to take back their last turn.`,
    cancel: (name: string) => `${name} asks to cancel the match.`,
    break: (name: string) => `${name} asks for a five-minute break.`,
  },
  youAsk: {
    'take-back': 'You asked to take back your last turn.',
    cancel: 'You asked to cancel the match.',
    break: 'You asked for a five-minute break.',
  },
  effect: {
    'take-back': 'Everything since is undone, with new luck from there on.',
    cancel: 'It ends here, without a result.',
    break: 'All clocks stand still for five minutes.',
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
  rests: 'Everybody agreed: all clocks stand still for five minutes.',
  menu: {
    askTakeBack: 'Ask to take back my last turn',
    takeBack: 'Take back my last turn',
    askCancel: 'Ask to cancel the match',
    cancel: 'Cancel the match',
    askBreak: 'Ask for a five-minute break',
    takeBreak: 'Take a five-minute break',
    sure: 'End the match without a result? This cannot be undone.',
    keep: 'Keep playing',
  },
  errors: {
    'proposal-open': 'Another request is open. Wait until it is decided.',
    'proposal-over': 'This request is no longer open.',
    'already-proposed': 'You have asked this already. You can ask again after the next turn.',
    'nothing-to-take-back': 'You have not played a turn yet.',
    'no-live-clock': 'This match has no running clock.',
  },
};

export type ProposalWords = typeof en;

export const proposalWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
