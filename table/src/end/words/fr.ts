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
  takenBack: (turns) => (turns === 1 ? 'Un tour a été repris.' : `${turns} tours ont été repris.`),
  rematchIn: (seconds) => `La revanche commence dans ${seconds} s`,
  goThere: 'Rejoindre la revanche',
  answer: 'Répondre',
  agreed: (names) => `D’accord pour une revanche : ${names}.`,
} satisfies RematchWords;
