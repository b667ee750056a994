const en = {
  install: 'Install on this device',
  help: 'How to play',
  keys: 'Keyboard',
  /** Label of the skip links. */
  skip: 'Skip to',
  toTurn: 'Skip to the turn',
  toBoard: 'Skip to the board',
  toLog: 'Skip to the log',
  keyList: [
    ['Tab', 'move to the next section of the table'],
    ['← ↑ ↓ →', 'move within a section'],
    ['Shift ←', 'move from a city’s name into the city'],
    ['Enter', 'do what is selected'],
    ['Esc', 'cancel a choice, or stop looking back'],
    ['u', 'undo the last step'],
    ['r', 'redo it'],
    ['e', 'end your turn'],
    ['h', 'ask for a hint'],
    ['c', 'open the rule in a tip'],
    ['p', 'plan your next turn while others play'],
    ['s', 'skip ahead'],
    ['t', 'the turn'],
    ['b', 'the board'],
    ['l', 'the log'],
    ['m', 'chat'],
    ['/', 'write an action'],
    ['?', 'this list'],
  ],
  sendPlans: 'Play a planned turn automatically if it is complete and still possible',
  /** Proof of the deal, during the match and after it. */
  deal: 'The deal',
  dealText:
    'Every card follows from a seed drawn before the first one. This is its fingerprint; the seed itself is shown when the match is over.',
  dealRevealedText:
    'Every card followed from this seed. Its fingerprint was shown from the beginning; “levante verify” proves both from the record.',
  dealMark: 'Fingerprint',
  dealSeed: 'Seed',
  /** Whether single letters and digits are keys. */
  letterKeys: 'Keyboard shortcuts',
  /** Link to the match that waits for me, and how many there are. */
  nextTurn: 'Next match',
  nextTurns: (count: number) => (count === 1 ? 'it’s your turn in one match' : `it’s your turn in ${count} matches`),
  /** The sheet for writing actions. */
  line: 'Write an action',
  lineLabel: 'Action',
  lineHelp: 'In the notation of the records, without the number of your seat. Several actions are separated by commas.',
  lineDo: 'Draft it',
  lineDone: (written: string) => `Drafted: ${written}`,
  lineUnknown: (written: string) => `“${written}” is not a valid action.`,
  lineNotNow: 'It’s not your turn, so there is nothing to draft.',
  linePossible: 'You can write now',
};

export default en;

/** Sentences of the menu, the deal, keys and skip links. */
export type RoomWords = typeof en;
