import { many } from './de-plural.ts';
import type { UiWords } from './ui-words.ts';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');
const florins = (amount: number): string => many(amount, 'Florin');

export const deUi: UiWords = {
  close: 'Schließen',
  legal: (label, title, price) => {
    const offer = price === null ? title : list([title, florins(price)]);
    return offer === '' ? `${label}, möglich` : `${label}, möglich: ${offer}`;
  },
  plan: (label, title, price) => `${list([label, price === null ? '' : florins(price)])}: ${title}`,
  chosen: (label) => `${label}, gewählt`,
  inReach: (label) => `${label}, erreichbar`,
  effects: 'Nächster Zahltag, vorher und nachher',
  clause: (clause) => `Regel ${clause}`,
  steps: 'Dieser Zug bis jetzt',
  undoStep: (text) => `Zurücknehmen: ${text}`,
  hint: 'Tipp',
  undo: 'Zurück',
  redo: 'Wiederholen',
  endTurn: 'Zug beenden',
  more: 'Mehr',
  less: 'Weniger',
  log: 'Logbuch',
  emptyLog: 'Noch ist nichts geschehen.',
  toMoment: 'Den Tisch zeigen, wie er damals stand',
  rank: (rank) => `${rank}.`,
  scrubber: 'Jeden Augenblick der Partie ansehen',
  plyOf: (ply, last) => `${ply} von ${last}`,
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt weiter',
  last: 'Zur Gegenwart',
};
