import { figure, formFor, und } from '@levante/table/words/de-grammar.ts';
import type { EndWords } from './en.ts';

const RANKS = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften'] as const;

const de: EndWords = {
  score: (florins, ahead) => `${figure(florins)} Florin${ahead > 0 ? `, ${ahead} voraus` : ''}`,
  behind: (florins) => `${florins} zurück`,
  won: (ahead) => (ahead > 0 ? `Du hast mit ${ahead} Florin Vorsprung gewonnen.` : 'Du teilst dir den Sieg.'),
  place: (rank, behind, winner) =>
    `Du hast den ${RANKS[rank - 1] ?? `${rank}.`} Rang erreicht, mit ${behind} Florin Rückstand auf ${winner}.`,
  watched: (winners) => `${und(winners)} ${formFor(winners.length, 'hat gewonnen', 'teilen sich den Sieg')}.`,
  worst: 'Dein schlechtester Zug',
  worstOf: (name) => `Der schlechteste Zug von ${name}`,
  at: (phase, round) => `Phase ${phase}, Runde ${round}.`,
  worth: (florins) => `brachte +${florins}`,
  look: 'Suchen',
  noWorst: 'In keinem Zug ein nennenswerter Fehler.',
  lookNote: 'Ein starker Bot geht jeden Zug durch und sucht, was besser gewesen wäre.',
  bestMark: 'bester Zug',
  worstMark: 'schlechtester Zug',
  lessDebts: 'Geld weniger Schulden',
  fromWhat: {
    spread: 'Verbreitung',
    majority: 'Majoritäten',
    fortress: 'Festungen',
    bonus: 'Bonuskarten',
    building: 'Bauen',
    protection: 'Schutzgebühr',
  },
  fortunes: 'Vermögen im Verlauf der Züge',
  fortuneOf: (name, first, last) => `${name}: von ${first} auf ${last}.`,
  moneyFrom: 'Woher das Geld kam',
};
export default de;
