import { frOf } from '../../words/fr-grammar.ts';
import type { RematchWords } from './en.ts';

export default {
  rematch: 'Revanche',
  about: 'La même table, d’autres places.',
  notYet: 'pas encore',
  ready: 'd’accord',
  left: 'n’est plus là',
  bot: 'bot',
  areReady: (count) => `${count} d’accord`,
  waiting: 'Vous êtes d’accord. On attend les autres.',
  takeBack: 'Annuler',
  notNow: 'Pas maintenant',
  botFor: (name) => `Un bot à la place ${frOf(name)}`,
  startsIn: (seconds) => `Début dans ${seconds} s`,
  agreed: (names) => `D’accord pour une revanche : ${names}.`,
} satisfies RematchWords;
