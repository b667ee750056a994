import { minus } from '@levante/table/ui/figures.tsx';
import { itAnd, itForm, itOrdinal } from '@levante/table/words/it-grammar.ts';
import type { EndWords } from './en.ts';

const it: EndWords = {
  score: (florins, ahead) =>
    `${minus(florins)} ${itForm(florins, 'fiorino', 'fiorini')}${ahead > 0 ? `, ${ahead} di vantaggio` : ''}`,
  behind: (florins) => `${florins} di distacco`,
  won: (ahead) => (ahead > 0 ? `Hai vinto, con ${ahead} di vantaggio.` : 'Condividi la vittoria.'),
  place: (rank, behind, winner) => `Hai ottenuto il ${itOrdinal(rank)} posto, a ${behind} da ${winner}.`,
  watched: (winners) => `${itAnd(winners)} al primo posto.`,
  worst: 'Il tuo turno peggiore',
  worstOf: (name) => `Il turno peggiore di ${name}`,
  at: (phase, round) => `Fase ${phase}, round ${round}.`,
  worth: (florins) => `vale +${florins}`,
  look: 'Cercalo',
  noWorst: 'Nessun errore di rilievo in nessun turno.',
  lookNote: 'Un bot forte rigioca ogni turno e ne cerca uno migliore.',
  bestMark: 'turno migliore',
  worstMark: 'turno peggiore',
  lessDebts: 'cassa meno debiti',
  fromWhat: {
    spread: 'Presenza',
    majority: 'Maggioranze',
    fortress: 'Fortezze',
    bonus: 'Carte bonus',
    building: 'Costruzioni',
    protection: 'Protezione',
  },
  fortunes: 'Patrimoni turno per turno',
  fortuneOf: (name, first, last) => `${name}: da ${first} a ${last}.`,
  moneyFrom: 'Da dove sono venuti i soldi',
};
export default it;
