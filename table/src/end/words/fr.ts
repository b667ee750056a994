import { frOf } from '../../words/fr-grammar.ts';
import type { RematchWords } from './en.ts';

export default {
  rematch: 'Revanche',
  about: 'La même table, d’autres places.',
  notYet: 'pas encore',
  ready: 'd’accord',
  left: 'n’est plus là',
  bot: 'bot',
  you: 'Vous',
  areReady: (count) => `${count} d’accord`,
  waiting: 'Vous êtes d’accord. Il manque encore les autres.',
  takeBack: 'Annuler',
  notNow: 'Pas maintenant',
  botFor: (name) => `Un bot au lieu ${frOf(name)}`,
  startsIn: (seconds) => `Début dans ${seconds} s`,
  agreed: (names) => `D’accord pour une revanche : ${names}.`,
} satisfies RematchWords;
