import { formFor } from '@levante/table/words/en-grammar.ts';

const en = {
  title: 'Open a record',
  about:
    'A record is a match saved as a file: every action from the deal on. It is read on this device; nothing is sent anywhere.',
  choose: 'Choose a file',
  /** Hint next to the file button. */
  drop: 'Or drop the file anywhere on this page.',
  pasted: 'Or paste its text here',
  open: 'Open the record',
  reading: 'Checking every action…',
  /** Reasons why a file cannot be opened. */
  tooLarge: 'This file is too large: a record has 1 MB at most. Choose another.',
  notJson: 'This is not a record, because it is not JSON. Choose a match file; its name ends in .levante.json.',
  hidden:
    'This is the record of a match that was still being played, as one seat saw it. Save it again when the match is over.',
  /** `path` is a location in the file; empty for the whole file. */
  form: (path: string): string =>
    path === ''
      ? 'This is not the record of a match. Choose a file whose name ends in .levante.json.'
      : `This is not the record of a match: something is wrong at “${path}”. Choose another file.`,
  unknownGame: (game: string) => `This is a record of a game that this page does not know: “${game}”.`,
  otherRules: 'This record follows different rules from this page. Open it where it was saved.',
  notAllowed: (ply: number, action: string) =>
    `This record breaks the rules: action ${ply}, “${action}”, was not allowed. It may have been changed.`,
  differs: {
    check: 'This record is wrong: its notes on the table don’t match what was played.',
    deal: 'This record is wrong: its seed gives a different deal.',
    commitment: 'This record is wrong: its seed is not the one promised before the deal.',
    result: 'This record is wrong: by the rules, the match ends differently.',
    branch: 'This record is wrong: it takes back turns where no player’s turn began.',
  },
  startHidden: 'This record is wrong: it begins from a position that hides something, although the match is over.',
  /** Menu of an opened record. */
  proven: (actions: number) => formFor(actions, 'One action, by the rules.', `${actions} actions, all by the rules.`),
  dealProven: 'The seed proves the deal.',
  /** Whether the deal includes the reader's own entropy. */
  ownIn: 'Your own contribution to the seed is in it.',
  ownMissing: 'Your own contribution to the seed is missing: this match was not dealt as agreed.',
  /** Turns that were taken back, after which the deal is new. */
  takenBack: (turns: number) =>
    formFor(
      turns,
      'One turn was taken back, with new chance from there on.',
      `${turns} turns were taken back, each with new chance from there on.`,
    ),
  consentUnproven: 'The record doesn’t prove that everybody agreed.',
  branchesUnseen: (turns: number) =>
    formFor(
      turns,
      'This match was not dealt as agreed: the record says that one turn was taken back, and this browser saw it otherwise.',
      `This match was not dealt as agreed: the record says that ${turns} turns were taken back, and this browser saw it otherwise.`,
    ),
  startUnproven: 'It begins from a position. The record doesn’t prove how that came about.',
  /** For a person who had a seat, and whose browser added nothing. */
  ownNone:
    'Nothing was added to the seed for your seat. That it was drawn fairly rests on the server and on what others added.',
  ownElsewhere:
    'Something was added to the seed for your seat, but not by this browser. If you sat down in another one, check the deal there.',
  keep: 'Save on this device',
  keeping: 'Saving…',
  cannotKeep: 'Only a complete match with its seed can be saved here. This one stays in its file.',
  another: 'Open another record',
  unreadable: 'The file could not be read. Choose it again.',
};

export default en;

/** Texts for opening and verifying records. */
export type RecordsWords = typeof en;
