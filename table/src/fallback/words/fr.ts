import { frMany, frOf, frOrdinal } from '../../words/fr-grammar.ts';
import type { FallbackWords } from './en.ts';

export default {
  waiting: (open) =>
    open === 1
      ? 'Une place est encore libre. Qui a l’adresse de cette page peut la prendre.'
      : `${frMany(open, 'place')} sont encore libres. Qui a l’adresse de cette page peut en prendre une.`,
  yourTurn: 'Votre tour',
  turnHere: (name) => `${name}, votre tour`,
  turnOf: (name) => `Le tour ${frOf(name)}`,
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
  you: 'vous',
  rankAndScore: (rank, score) => `${frOrdinal(rank)} place, score ${score}`,
  line: (who, what) => `${who} : ${what}`,
  yes: 'oui',
  no: 'non',
  none: 'rien',
  documentTitle: (turn, game) => `${turn} – ${game}`,
} satisfies FallbackWords;
