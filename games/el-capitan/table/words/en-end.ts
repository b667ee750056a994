import { minus } from '@levante/table/ui/figures.tsx';
import { enAnd } from '@levante/table/words/en-grammar.ts';
import { formFor } from '@levante/table/words/en-plural.ts';
import type { EndWords } from './end-words.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export const enEnd: EndWords = {
  title: 'The end',
  score: (florins, ahead) =>
    `${minus(florins)} ${formFor(Math.abs(florins), 'florin')}${ahead > 0 ? `, ${ahead} ahead` : ''}`,
  behind: (florins) => `${florins} behind`,
  level: 'level with the first',
  won: (ahead) => (ahead > 0 ? `You won, ${ahead} ahead.` : 'You share the win.'),
  place: (rank, behind, winner) => `You came ${PLACES[rank - 1] ?? String(rank)}, ${behind} behind ${winner}.`,
  watched: (winners) => `${enAnd(winners)} came first.`,
  best: 'Your best turn',
  bestOf: (name) => `${name}’s best turn`,
  worst: 'Your worst turn',
  worstOf: (name) => `${name}’s worst turn`,
  at: (phase, round) => `Phase ${phase}, round ${round}.`,
  worth: (florins) => `worth +${florins}`,
  cost: (share) => `gave away ${share}`,
  show: 'Show it',
  look: 'Look for it',
  looking: 'Going through the turns…',
  noWorst: 'No mistake of note in any turn.',
  lookNote: 'A strong bot goes through every turn and looks for what would have been better.',
  bestMark: 'best turn',
  worstMark: 'worst turn',
  lessDebts: 'cash less debts',
};
