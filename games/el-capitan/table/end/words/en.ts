import { minus } from '@levante/table/ui/figures.tsx';
import { enAnd, formFor } from '@levante/table/words/en-grammar.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const en = {
  score: (florins: number, ahead: number): string =>
    `${minus(florins)} ${formFor(Math.abs(florins), 'florin')}${ahead > 0 ? `, ${ahead} ahead` : ''}`,
  behind: (florins: number): string => `${florins} behind`,
  won: (ahead: number): string => (ahead > 0 ? `You won, ${ahead} ahead.` : 'You share the win.'),
  place: (rank: number, behind: number, winner: string): string =>
    `You came ${PLACES[rank - 1] ?? String(rank)}, ${behind} behind ${winner}.`,
  watched: (winners: readonly string[]): string => `${enAnd(winners)} came first.`,
  worst: 'Your worst turn',
  worstOf: (name: string): string => `${name}’s worst turn`,
  at: (phase: number, round: number): string => `Phase ${phase}, round ${round}.`,
  worth: (florins: number): string => `worth +${florins}`,
  look: 'Find it',
  noWorst: 'No serious mistakes.',
  lookNote: 'A strong bot replays every turn and looks for a better one.',
  bestMark: 'best turn',
  worstMark: 'worst turn',
  lessDebts: 'cash less debts',
  fromWhat: {
    spread: 'Spread',
    majority: 'Majorities',
    fortress: 'Fortresses',
    bonus: 'Bonus cards',
    building: 'Building',
    protection: 'Protection money',
  },
  fortunes: 'Fortunes over the turns',
  fortuneOf: (name: string, first: number, last: number): string => `${name}: from ${first} to ${last}.`,
  moneyFrom: 'Where the money came from',
};

export default en;

export type EndWords = typeof en;
