import { frForm } from '@levante/table/words/fr-grammar.ts';
import type { SettleWords } from './en.ts';

const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'] as const;

const number = (count: number): string => NUMBERS[count] ?? String(count);

const fr: SettleWords = {
  title: (phase) => `Après le décompte ${phase}`,
  due: (count) =>
    `${number(count)} ${frForm(count, 'emprunt est', 'emprunts sont')} à régler. Barré : plus qu’il ne vous resterait.`,
  loan: 'Emprunt',
  now: 'maintenant',
  later: (phase) => `après le décompte ${phase + 1}`,
  repay: (price) => `Rembourser ${price}`,
  extend: (price) => `Prolonger ${price}`,
  tooDear: (needed, left) => `Il faut ${needed}, il reste ${left}.`,
  extendedBefore: 'Il a déjà été prolongé une fois : il est remboursé.',
  have: 'Vous avez',
  repaid: 'Vous remboursez',
  keep: 'Il vous reste',
  owed: (phase) => `encore dû après le décompte ${phase + 1}`,
  poorest: 'Qui aurait le moins d’argent',
  lessDebts: 'argent moins dettes',
  youArePoorest: (phase) =>
    `Pour l’instant, c’est vous qui avez le moins d’argent et choisissez qui commence la phase ${phase + 1}.`,
  isPoorest: (name, phase) =>
    `Pour l’instant, ${name} a le moins d’argent et choisit qui commence la phase ${phase + 1}.`,
  confirm: () => 'Confirmer',
  repayMaximum: 'Rembourser le possible',
  extendAll: 'Tout prolonger',
  lookAtTable: 'Regarder d’abord la table',
  starter: 'Qui commence ?',
  starterNote: (phase) => `C’est vous qui avez le moins d’argent : choisissez qui commence la phase ${phase + 1}.`,
  begins: (name, phase) => `${name} commence la phase ${phase + 1}`,
  pickOne: 'Choisissez quelqu’un',
};
export default fr;
