import { enAnd } from '../../words/en-grammar.ts';
import type { NamedPerson } from '../../words/grammar.ts';

const en = {
  /** Name of the banner for screen readers. */
  label: 'Request',
  asks: {
    'take-back': (name: string) => `${name} asks to take back their last turn.`,
    cancel: (name: string) => `${name} asks to cancel the match.`,
    break: (name: string) => `${name} asks for a five-minute break.`,
    pause: (name: string, _away: NamedPerson, until: string) => `${name} asks to pause until ${until}.`,
    'go-on': (name: string) => `${name} asks to go on now.`,
    'end-now': (name: string) => `${name} asks to end the match now.`,
    'stand-in': (name: string, away: NamedPerson) =>
      `${name} asks for a bot to play for ${away.you ? 'you' : away.name}.`,
  },
  youAsk: {
    'take-back': 'You asked to take back your last turn.',
    cancel: 'You asked to cancel the match.',
    break: 'You asked for a five-minute break.',
    pause: (_away: NamedPerson, until: string) => `You asked to pause until ${until}.`,
    'go-on': 'You asked to go on now.',
    'end-now': 'You asked to end the match now.',
    'stand-in': (away: NamedPerson) => `You asked for a bot to play for ${away.name}.`,
  },
  effect: {
    'take-back': 'Everything since is undone, with new luck from there on.',
    cancel: 'It ends here, without a result.',
    break: 'All clocks stand still for five minutes.',
    pause: 'All clocks stand still until then, or until everybody agrees to go on.',
    'go-on': 'The clock of the player to act runs again.',
    'end-now': 'Bots play the rest at once, and places follow.',
    'stand-in': (away: NamedPerson) =>
      away.you
        ? 'Refuse, or take your seat back whenever you like.'
        : `It plays until ${away.name} takes the seat back.`,
  },
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
  cancelled: 'Everybody agreed: the match is cancelled.',
  rests: 'Everybody agreed: all clocks stand still for five minutes.',
  pauses: (until: string) => `Everybody agreed: all clocks stand still until ${until}.`,
  goesOn: 'Everybody agreed: the match goes on.',
  ending: 'Everybody agreed: bots play the rest.',
  standsIn: (away: NamedPerson) =>
    away.you ? 'A bot plays for you until you are back.' : `A bot plays for ${away.name} until they are back.`,
  menu: {
    askTakeBack: 'Ask to take back my last turn',
    takeBack: 'Take back my last turn',
    askCancel: 'Ask to cancel the match',
    cancel: 'Cancel the match',
    askBreak: 'Ask for a five-minute break',
    takeBreak: 'Take a five-minute break',
    askPause: 'Ask to pause until a day…',
    takePause: 'Pause until a day…',
    pauseUntil: 'Pause until',
    ask: 'Ask',
    pause: 'Pause',
    leave: 'Keep playing',
    askGoOn: 'Ask to go on now',
    goOn: 'Go on now',
    askEndNow: 'Ask to end now',
    endNow: 'Let bots play the rest',
    askStandIn: (away: string) => `Ask for a bot to play for ${away}`,
    standIn: (away: string) => `Let a bot play for ${away}`,
    sureOfEnd: 'Bots play to the end at once, and nobody takes a seat back. This cannot be undone.',
    sure: 'End the match without a result? This cannot be undone.',
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
