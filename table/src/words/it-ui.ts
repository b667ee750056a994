import { itFlorins } from './it-grammar.ts';
import type { UiWords } from './ui-words.ts';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

export const itUi: UiWords = {
  close: 'Chiudi',
  legal: (label, title, price) => {
    const offer = price === null ? title : list([title, itFlorins(price)]);
    return offer === '' ? `${label}, possibile` : `${label}, possibile: ${offer}`;
  },
  plan: (label, title, price) => `${list([label, price === null ? '' : itFlorins(price)])}: ${title}`,
  chosen: (label) => `${label}, la tua scelta`,
  inReach: (label) => `${label}, raggiungibile`,
  effects: 'Prossimo giorno di paga, prima e dopo',
  clause: (clause) => `regola ${clause}`,
  steps: 'Il turno finora',
  undoStep: (text) => `Annulla: ${text}`,
  hint: 'Suggerimento',
  undo: 'Annulla',
  redo: 'Ripeti',
  endTurn: 'Fine turno',
  more: 'Di più',
  less: 'Di meno',
  log: 'Diario di bordo',
  emptyLog: 'Non è ancora successo niente.',
  toMoment: 'Mostra il tavolo com’era allora',
  rank: (rank) => `${rank}º`,
  scrubber: 'Guarda un momento qualsiasi della partita',
  plyOf: (ply, last) => `${ply} di ${last}`,
  first: 'All’inizio',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  last: 'Al presente',
};
