import { frHas, frSubject } from '@levante/table/words/fr-grammar.ts';
import type { LogWords } from './words.ts';

export const frLog: LogWords = {
  beforePlay: 'Préparatifs',
  round: (phase, round) => `Phase ${phase}, tour ${round}`,
  phaseAndRound: (phase, round) => `Phase ${phase}, tour ${round}`,
  afterPayday: (phase) => `Phase ${phase}, après le décompte`,
  lastRound: 'dernier de la phase',
  payday: (phase) => `Décompte ${phase}`,
  paidOut: (who) => `${frSubject(who)} ${frHas(who)} touché ${who.you ? 'vos' : 'ses'} gains.`,
  revealed: (cards) => `Cartes révélées : ${cards}.`,
  forecast: 'Prévision du décompte',
  forecastOff: 'Masquer la prévision',
  forecastKey: 'ce que le décompte rapporterait maintenant',
  boardNote:
    'Les chiffres du plateau imprimé ne sont pas publiés. Ce plateau est une reconstitution qui s’accorde avec tous les chiffres des règles ; qui possède le jeu peut jouer sur son propre fichier de plateau.',
};
