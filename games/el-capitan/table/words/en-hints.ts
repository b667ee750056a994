import { many } from '@levante/table/words/en-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { HintWords } from './hint-words.ts';

export const enHints: HintWords = {
  shuts: (owner, isNeutral, site) => `Shuts ${owner}’s ${isNeutral ? 'neutral ' : ''}house on site ${site}.`,
  leavesTheGame: (owner, site) => `${owner}’s house on site ${site} leaves the game.`,
  pays: (who, amount) => `${who} pays you ${amount}.`,
  paidAtOnce: (amount) => `Pays you ${amount} at once.`,
  waysLeft: (count) => `${many(count, 'way')}: pick one next.`,
  sentence: (text) => `${raised(text)}.`,
  waysThere: (count) => `${many(count, 'way')}; this one is the cheapest.`,
  passesThrough: 'No free berth: you pass through and must sail on.',
  effect: (name, florins) => `${name} ${florins > 0 ? '+' : '−'}${Math.abs(florins)}`,
  effects: (list) => `At payday: ${list.join(', ')}.`,
  endsYourTurn: 'A loan is the whole turn.',
};
