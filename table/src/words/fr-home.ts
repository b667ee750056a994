import type { AtHomeWords } from './at-home-words.ts';
import { frOf } from './fr-grammar.ts';
import { frForm, frMany } from './fr-plural.ts';
import type { HomeWords } from './home-words.ts';

/** What the levels of bots are called, the weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Passager clandestin',
  deckhand: 'Mousse',
  seaman: 'Matelot',
  helmsman: 'Timonier',
  boatswain: 'Bosco',
  mate: 'Officier',
  pilot: 'Pilote',
  master: 'Patron',
  capitan: 'Capitán',
};
const NUMBERS = ['', 'un', 'deux', 'trois', 'quatre'];
const RAISED_NUMBERS = ['', 'Une', 'Deux', 'Trois', 'Quatre'];

export const frHome: HomeWords & AtHomeWords = {
  title: 'Levante',
  tagline: 'Marchands de la Méditerranée, à une table bien à vous.',
  tablesWait: (count) =>
    `${RAISED_NUMBERS[count] ?? count} ${frForm(count, 'table vous attend', 'tables vous attendent')}`,
  fairWind: (name) => `Bon vent et bonne mer, ${name}.`,
  takeTurn: 'Jouer votre tour',
  settingsTitle: 'Réglages',
  ownTable: 'Votre propre table',
  playNowText: (bots, level) =>
    `Contre ${bots === 1 ? 'un bot' : `${NUMBERS[bots] ?? bots} bots`} (${LEVELS[level] ?? level}) ; vous pouvez commencer tout de suite.`,
  playWithoutServer: 'Jouer sur cet appareil',
  play: 'Jouer',
  playGame: (game) => `Jouer à ${game}`,
  learnShort: 'Apprendre',
  learnGame: (game) => `Apprendre ${game}`,
  setUpShort: 'Préparer',
  setUpGame: (game) => `Préparer une partie : ${game}`,
  rulesShort: 'Règles',
  rulesOf: (game) => `Règles du jeu : ${game}`,
  seatsOf: (fewest, most) => `${fewest === most ? '' : `De ${fewest} à `}${frMany(most, 'joueur')}`,
  setUp: 'Préparer une partie',
  setUpText:
    'L’un ou l’autre jeu, entre amis par lien, sur un même écran ou contre des bots, même sans réseau : choisissez les places, les options et le plateau.',
  rulesLink: 'Comment jouer',
  nav: { learn: 'Apprendre', rules: 'Règles', puzzles: 'Problèmes', statistics: 'Statistiques' },
  licences: 'Licences des logiciels',
  myMatches: 'Vos parties',
  noMatches: 'Pas encore de partie.',
  noMatchesText: 'Jouez-en une maintenant, ou préparez-en une pour vos amis.',
  noOthers: 'Pas d’autre partie : toutes vous attendent.',
  allMatches: (count) => `Les ${frMany(count, 'partie')}`,
  more: 'Afficher les parties plus anciennes',
  since: (count) => `${frMany(count, 'coup')} depuis votre dernière visite`,
  sinceLastVisit: 'Depuis votre dernière visite :',
  movedSince: (names, count) => `${names} ${frForm(count, 'a joué', 'ont joué')} depuis votre dernière visite`,
  offlineHere: 'Vous êtes hors ligne. Jouer sur cet appareil ?',
  yourTurn: 'Votre tour',
  turnOf: (name) => `Le tour ${frOf(name)}`,
  openSeats: (count) => frForm(count, 'Une place est libre', `${frMany(count, 'place')} sont libres`),
  ranked: (rank) =>
    rank === 1 ? 'Terminée : la première place est à vous' : `Terminée : vous avez pris la ${rank}e place`,
  watched: 'Vous regardez',
  overNow: 'Terminée',
  defaultName: 'Capitaine',
  loading: 'Recherche de vos parties…',
  tryAgain: 'Réessayer',
  game: 'Jeu',
  here: 'sur cet appareil',
  forget: 'Supprimer',
  forgetMatch: (who) => `Supprimer la partie ${frOf(who)}`,
  forgetQuestion: 'La supprimer définitivement ?',
  forgetYes: 'Supprimer',
  forgetNo: 'Garder',
  whoSits: 'Les places à la table',
  seat: (number) => `Place ${number}`,
  kinds: { me: 'Moi', here: 'Quelqu’un ici', open: 'Libre, par lien', bot: 'Bot' },
  levelName: (level) => LEVELS[level] ?? level,
  nameLabel: 'Nom',
  botNames: ['Bianca', 'Tariq', 'Zoé', 'Elio', 'Nadia'],
  board: 'Plateau',
  starting: 'Ouverture de la table…',
  back: 'Retour',
  needName: 'Donnez un nom, de 40 lettres au plus.',
  join: 'Prendre place',
  joining: 'Vous prenez place…',
  notFound: 'Il n’y a rien ici.',
  notFoundText: 'Le lien est peut-être ancien ou incomplet. Allez à vos parties, ou redemandez le lien.',
};
