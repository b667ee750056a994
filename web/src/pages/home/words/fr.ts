import { frForm, frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import type { HomeWords } from './en.ts';

const NUMBERS = ['', 'un', 'deux', 'trois', 'quatre'];

const RAISED_NUMBERS = ['', 'Une', 'Deux', 'Trois', 'Quatre'];

export default {
  tagline: 'Marchands de la Méditerranée, à une table bien à vous.',
  tablesWait: (count) =>
    `${RAISED_NUMBERS[count] ?? count} ${frForm(count, 'table vous attend', 'tables vous attendent')}`,
  fairWind: (name) => `Bon vent et bonne mer, ${name}.`,
  takeTurn: 'Jouer votre tour',
  settingsTitle: 'Réglages',
  ownTable: 'Votre propre table',
  openTables: 'Jouer avec d’autres',
  openTablesText: 'Rejoignez des joueurs qui attendent la même chose : en direct, ou un tour par jour.',
  toTables: 'Voir les tables',
  playNowText: (bots, level, easy) => {
    const count = NUMBERS[bots] ?? bots;
    const kind = easy ? ` ${frForm(bots, 'facile')}` : ` (${level})`;
    return `Commencez tout de suite contre ${count} ${frForm(bots, 'bot')}${kind}.`;
  },
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
  myMatches: 'Vos parties',
  noMatches: 'Pas encore de partie.',
  noMatchesText: 'Jouez-en une maintenant, ou préparez-en une pour vos amis.',
  noOthers: 'Toutes vos parties vous attendent.',
  allMatches: (count) => `Les ${frMany(count, 'partie')}`,
  more: 'Afficher les parties plus anciennes',
  since: (count) => `${frMany(count, 'coup')} depuis votre dernière visite`,
  sinceLastVisit: 'Depuis votre dernière visite :',
  movedSince: (names, count) => `${names} ${frForm(count, 'a joué', 'ont joué')} depuis votre dernière visite`,
  offlineHere: 'Vous êtes hors ligne. Jouer sur cet appareil ?',
  yourTurn: 'Votre tour',
  turnOf: (name) => `Le tour ${frOf(name)}`,
  openSeats: (count) => frForm(count, 'Une place est libre', `${frMany(count, 'place')} sont libres`),
  ranked: (rank) =>
    rank === 1 ? 'Terminée : la première place est à vous' : `Terminée : vous avez pris la ${rank}e place`,
  watched: 'Vous regardez',
  overNow: 'Terminée',
  loading: 'Recherche de vos parties…',
  here: 'sur cet appareil',
  forget: 'Supprimer',
  forgetMatch: (who) => `Supprimer la partie ${frOf(who)}`,
  forgetQuestion: 'La supprimer définitivement ?',
  forgetYes: 'Supprimer',
  forgetNo: 'Garder',
} satisfies HomeWords;
