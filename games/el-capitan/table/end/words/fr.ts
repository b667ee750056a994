import { minus } from '@levante/table/ui/figures.tsx';
import { frAnd, frForm, frMany, frOf, frOrdinal } from '@levante/table/words/fr-grammar.ts';
import type { EndWords } from './en.ts';

const fr: EndWords = {
  score: (florins, ahead) => `${minus(florins)} ${frForm(florins, 'florin')}${ahead > 0 ? `, ${ahead} d’avance` : ''}`,
  behind: (florins) => `${florins} de retard`,
  won: (ahead) => (ahead > 0 ? `Vous avez gagné, avec ${ahead} d’avance.` : 'Vous partagez la victoire.'),
  place: (rank, behind, winner) =>
    `Vous avez pris la ${frOrdinal(rank)} place, à ${frMany(behind, 'florin')} ${frOf(winner)}.`,
  watched: (winners) => `${frAnd(winners)} ${frForm(winners.length, 'a', 'ont')} pris la première place.`,
  worst: 'Votre pire tour',
  worstOf: (name) => `Le pire tour ${frOf(name)}`,
  at: (phase, round) => `Phase ${phase}, tour ${round}.`,
  worth: (florins) => `vaut +${florins}`,
  look: 'Le chercher',
  noWorst: 'Aucune erreur notable, à aucun tour.',
  lookNote: 'Un bot fort rejoue chaque tour et en cherche un meilleur.',
  bestMark: 'meilleur tour',
  worstMark: 'pire tour',
  lessDebts: 'argent moins dettes',
  fromWhat: {
    spread: 'Présence',
    majority: 'Majorités',
    fortress: 'Forteresses',
    bonus: 'Cartes bonus',
    building: 'Constructions',
    protection: 'Taxe de protection',
  },
  fortunes: 'Fortunes au fil des tours',
  fortuneOf: (name, first, last) => `${name} : de ${first} à ${last}.`,
  moneyFrom: 'D’où vient l’argent',
};
export default fr;
