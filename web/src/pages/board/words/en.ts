import { formFor } from '@levante/table/words/en-grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';

const en = {
  title: 'Analysis board',
  /** What it is, in a sentence or two. */
  about:
    'Play for every seat and see what comes of it. Beside the table a strong bot gives everyone’s chance to win and the best turn it finds. Nothing you do here changes a match.',
  /** Opens a board of a game from its beginning, with so many players. */
  players: (count: number) => `${count} ${formFor(count, 'player')}`,
  /** The way to a position of a match that is over, or of a record. */
  elsewhere: 'Any moment of a finished match can be tried here too: look back in it, and choose “Try from here”.',
  openRecord: 'Open a record',
  /** Takes back the last turn. */
  back: 'Take back a turn',
  leave: 'Another position',
};

/** Sentences of the analysis board. */
export type AnalysisBoardWords = typeof en;

export const analysisBoardWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
