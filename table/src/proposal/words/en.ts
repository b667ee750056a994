import type { ProposalKind } from '@levante/wire';
import { enAnd } from '../../words/en-grammar.ts';
import type { NamedPerson } from '../../words/grammar.ts';

/** Texts of a kind of proposal. `away` is the person for whom a bot would play, `until` the end of a pause. */
export interface ProposalKindWords {
  /** Title of a notification about it. */
  readonly title: (name: string) => string;
  readonly asks: (name: string, away: NamedPerson, until: string) => string;
  readonly youAsk: ProposalText;
  /** Effect of an agreement. */
  readonly effect: ProposalText;
  /** Shown once all have agreed; empty if the page shows the effect otherwise. */
  readonly accepted: ProposalText;
  /** Entry of the menu if others must agree. */
  readonly askEntry: string | ((away: string) => string);
  /** Entry of the menu if it takes effect immediately. */
  readonly entry: string | ((away: string) => string);
  /** Confirmation of an effect that cannot be undone and needs no agreement. */
  readonly sure?: string;
}

export type ProposalText = string | ((away: NamedPerson, until: string) => string);

const kinds: Readonly<Record<ProposalKind, ProposalKindWords>> = {
  'take-back': {
    title: (name) => `${name} asks to take back their last turn`,
    asks: (name) => `${name} asks to take back their last turn.`,
    youAsk: 'You asked to take back your last turn.',
    effect: 'Everything since is undone, with new luck from there on.',
    accepted: '',
    askEntry: 'Ask to take back my last turn',
    entry: 'Take back my last turn',
  },
  cancel: {
    title: (name) => `${name} asks to cancel the match`,
    asks: (name) => `${name} asks to cancel the match.`,
    youAsk: 'You asked to cancel the match.',
    effect: 'It ends here, without a result.',
    accepted: 'Everybody agreed: the match is cancelled.',
    askEntry: 'Ask to cancel the match',
    entry: 'Cancel the match',
    sure: 'End the match without a result? This cannot be undone.',
  },
  break: {
    title: (name) => `${name} asks for a five-minute break`,
    asks: (name) => `${name} asks for a five-minute break.`,
    youAsk: 'You asked for a five-minute break.',
    effect: 'All clocks stand still for five minutes.',
    accepted: 'Everybody agreed: all clocks stand still for five minutes.',
    askEntry: 'Ask for a five-minute break',
    entry: 'Take a five-minute break',
  },
  pause: {
    title: (name) => `${name} asks for a pause`,
    asks: (name, _away, until) => `${name} asks to pause until ${until}.`,
    youAsk: (_away, until) => `You asked to pause until ${until}.`,
    effect: 'All clocks stand still until then, or until everybody agrees to go on.',
    accepted: (_away, until) => `Everybody agreed: all clocks stand still until ${until}.`,
    askEntry: 'Ask to pause until a day…',
    entry: 'Pause until a day…',
  },
  'go-on': {
    title: (name) => `${name} asks to go on now`,
    asks: (name) => `${name} asks to go on now.`,
    youAsk: 'You asked to go on now.',
    effect: 'The clock of the player to act runs again.',
    accepted: 'Everybody agreed: the match goes on.',
    askEntry: 'Ask to go on now',
    entry: 'Go on now',
  },
  'end-now': {
    title: (name) => `${name} asks to end the match now`,
    asks: (name) => `${name} asks to end the match now.`,
    youAsk: 'You asked to end the match now.',
    effect: 'Bots play the rest at once, and places follow.',
    accepted: 'Everybody agreed: bots play the rest.',
    askEntry: 'Ask to end now',
    entry: 'Let bots play the rest',
    sure: 'Bots play to the end at once, and nobody takes a seat back. This cannot be undone.',
  },
  'stand-in': {
    title: (name) => `${name} asks for a bot to play for somebody who is away`,
    asks: (name, away) => `${name} asks for a bot to play for ${away.you ? 'you' : away.name}.`,
    youAsk: (away) => `You asked for a bot to play for ${away.name}.`,
    effect: (away) =>
      away.you
        ? 'Refuse, or take your seat back whenever you like.'
        : `It plays until ${away.name} takes the seat back.`,
    accepted: (away) =>
      away.you ? 'A bot plays for you until you are back.' : `A bot plays for ${away.name} until they are back.`,
    askEntry: (away) => `Ask for a bot to play for ${away}`,
    entry: (away) => `Let a bot play for ${away}`,
  },
};

const en = {
  /** Name of the banner for screen readers. */
  label: 'Request',
  kinds,
  /** Follows the effect of taking back a turn in a match with a clock. */
  timeStays: 'Time used until this request stays used.',
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
  menu: {
    pauseUntil: 'Pause until',
    ask: 'Ask',
    pause: 'Pause',
    leave: 'Keep playing',
    keep: 'Keep playing',
  },
  errors: {
    'proposal-open': 'Another request is open. Wait until it is decided.',
    'proposal-over': 'This request is no longer open.',
    'already-proposed': 'You have asked this already. You can ask again after the next turn.',
    'nothing-to-take-back': 'You have not played a turn yet.',
    'no-live-clock': 'This match has no running clock.',
    'no-clock': 'This match has no clock to pause.',
    'bad-pause': 'A pause ends at least an hour and at most 30 days from now.',
    'no-pause': 'The clocks are running again.',
    'nobody-away': 'A bot can step in only for somebody who has been away for a day on their turn.',
    'bots-finish': 'Everybody agreed that bots play the rest.',
  },
};

export default en;

export type ProposalWords = typeof en;
