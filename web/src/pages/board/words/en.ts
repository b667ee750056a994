import { formFor } from '@levante/table/words/en-grammar.ts';

const en = {
  title: 'Analysis board',
  /** A sentence or two about the page. */
  about:
    'Play every seat and see what happens. A strong bot shows everyone’s chance to win and the best turn it finds. Nothing you do here changes a match.',
  /** Button that opens a fresh board of a game for this number of players. */
  players: (count: number) => `${count} ${formFor(count, 'player')}`,
  /** Explains how to open a position of a finished match or a record. */
  elsewhere: 'You can also try any moment of a finished match: look back in it and choose “Try from here”.',
  openRecord: 'Open a record',
  /** Undoes the last turn. */
  back: 'Undo a turn',
  leave: 'Change position',
};

export default en;

/** Texts of the analysis board. */
export type AnalysisBoardWords = typeof en;
