import type { FollowWords } from './follow-words.ts';
import { frAnd, frOf } from './fr-grammar.ts';

/** What the boards of this client are called. */
const BOARDS: { readonly [name: string]: string } = { reconstructed: 'Plateau reconstitué' };

export const frFollow: FollowWords = {
  connecting: 'Connexion à la table…',
  lost: 'La connexion est perdue. Votre brouillon est conservé ; nouvel essai…',
  replaced: (name) => `${name} n’a pas pris de décision. Un mousse joue ce tour à sa place.`,
  beforePlay: 'Préparatifs',
  news: 'Ce qui se passe',
  skip: 'Passer à la suite',
  lookBack: 'Revoir la partie',
  titleYourTurn: (name, game) => `Votre tour, ${name} – ${game}`,
  titleWaiting: (name, game) => `Le tour ${frOf(name)} – ${game}`,
  titleOver: (game) => `Partie terminée – ${game}`,
  titleOpen: (game) => `En attente de joueurs – ${game}`,
  log: 'Journal de bord',
  menu: 'Menu',
  home: 'Toutes les parties',
  settings: 'Réglages',
  close: 'Fermer',
  boardInPlay: (name, own) => (own ? `Plateau personnel : ${name}` : (BOARDS[name] ?? `Plateau « ${name} »`)),
  watching: 'Vous regardez.',
  sitDown: 'Prendre cette place',
  loading: 'La table se prépare…',
  onThisDevice: 'Sur cet appareil',
  yourTurn: 'Votre tour',
  turnHere: (name) => `${name} : votre tour`,
  turnOf: (name) => `Le tour ${frOf(name)}`,
  takeScreen: (name) => `Je suis ${name} : montrer la table`,
  over: 'Fin de la partie',
  won: (names) => (names.length === 1 ? `${names[0] ?? ''} a gagné` : `${frAnd(names)} se partagent la victoire`),
  lookAtTable: 'Regarder la table',
  goOn: 'Continuer',
  you: 'vous',
  again: 'Rejouer',
  results: 'Classement',
  bot: (level) => (level === null ? 'bot' : `bot, ${level}`),
  players: 'Joueurs',
  playing: 'c’est son tour',
  turn: 'Tour',
};
