import type { AnalysisBoardWords } from './analysis-board-words.ts';
import { formFor } from './en-plural.ts';

export const enAnalysisBoard: AnalysisBoardWords = {
  title: 'Analysis board',
  about:
    'Play for every seat and see what comes of it. Beside the table a strong bot gives everyone’s chance to win and the best turn it finds. Nothing you do here changes a match.',
  players: (count) => `${count} ${formFor(count, 'player')}`,
  elsewhere: 'Any moment of a finished match can be tried here too: look back in it, and choose “Try from here”.',
  openRecord: 'Open a record',
  chances: 'Chances to win',
  looking: 'A strong bot is looking…',
  unknown: 'The bot could not be loaded, or failed. Check your network.',
  tryAgain: 'Try again',
  bestFor: (name) => `Best for ${name}`,
  adopt: 'Play this',
  nobody: 'Nobody has anything to decide here.',
  back: 'Take back a turn',
  leave: 'Another position',
};
