import { frOrdinal } from './fr-grammar.ts';
import { frMany } from './fr-plural.ts';
import type { UiWords } from './ui-words.ts';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

export const frUi: UiWords = {
  close: 'Fermer',
  legal: (label, title, price) => {
    const offer = price === null ? title : list([title, frMany(price, 'florin')]);
    return offer === '' ? `${label}, possible` : `${label}, possible : ${offer}`;
  },
  plan: (label, title, price) => `${price === null ? label : list([label, frMany(price, 'florin')])} : ${title}`,
  chosen: (label) => `${label}, votre choix`,
  inReach: (label) => `${label}, à portée`,
  effects: 'Prochain décompte, avant et après',
  clause: (clause) => `règle ${clause}`,
  steps: 'Ce tour jusqu’ici',
  undoStep: (text) => `Annuler : ${text}`,
  hint: 'Indice',
  undo: 'Annuler',
  redo: 'Rétablir',
  endTurn: 'Terminer le tour',
  more: 'Plus',
  less: 'Moins',
  log: 'Journal',
  emptyLog: 'Rien ne s’est encore passé.',
  toMoment: 'Montrer la table telle qu’elle était alors',
  rank: (rank) => `${frOrdinal(rank)} place`,
  scrubber: 'Revoir n’importe quel moment de la partie',
  plyOf: (ply, last) => `${ply} sur ${last}`,
  first: 'Au début',
  back: 'Une étape en arrière',
  forward: 'Une étape en avant',
  last: 'Au présent',
};
