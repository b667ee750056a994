import { frMany, frOrdinal } from '../../words/fr-grammar.ts';
import type { FallbackWords } from './en.ts';

export default {
  waiting: (open) =>
    open === 1
      ? 'Une place est encore libre. Qui a l’adresse de cette page peut la prendre.'
      : `${frMany(open, 'place')} sont encore libres. Qui a l’adresse de cette page peut en prendre une.`,
  turnHere: (name) => `${name}, votre tour`,
  chance: 'Le hasard décide',
  over: 'Partie terminée',
  seats: 'Places',
  table: 'Sur la table',
  log: 'Ce qui s’est passé',
  nothingYet: 'Encore rien.',
  chooseOne: 'Choisissez une possibilité',
  sending: 'Envoi…',
  takeScreen: (name) => `Je suis ${name} : montrer ce que je vois`,
  openSeat: 'Place libre',
  rankAndScore: (rank, score) => `${frOrdinal(rank)} place, score ${score}`,
  line: (who, what) => `${who} : ${what}`,
  yes: 'oui',
  no: 'non',
  none: 'rien',
} satisfies FallbackWords;
