import { many } from './en-plural.ts';
import type { UiWords } from './ui-words.ts';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

export const enUi: UiWords = {
  close: 'Close',
  legal: (label, title, price) => {
    const offer = price === null ? title : list([title, many(price, 'florin')]);
    return offer === '' ? `${label}, legal` : `${label}, legal: ${offer}`;
  },
  plan: (label, title, price) =>
    `${label}${price === null ? '' : `, ${price} ${price === 1 ? 'florin' : 'florins'}`}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  chosen: (label) => `${label}, chosen`,
  inReach: (label) => `${label}, within reach`,
  effects: 'Next payday, before and after',
  clause: (clause) => `rule ${clause}`,
  steps: 'This turn so far',
  undoStep: (text) => `Undo: ${text}`,
  hint: 'Hint',
  undo: 'Undo',
  redo: 'Redo',
  endTurn: 'End turn',
  more: 'More',
  less: 'Less',
  log: 'Log',
  emptyLog: 'Nothing has happened yet.',
  toMoment: 'Show the table as it was then',
  rank: (rank) => `${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'}`,
  scrubber: 'Look at any moment of the match',
  plyOf: (ply, last) => `${ply} of ${last}`,
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step on',
  last: 'To the present',
};
