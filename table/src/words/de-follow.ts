import { und } from './de-grammar.ts';
import type { FollowWords } from './follow-words.ts';

export const deFollow: FollowWords = {
  connecting: 'Verbindung zum Tisch wird aufgebaut…',
  lost: 'Die Verbindung ist abgerissen. Dein Entwurf ist sicher; ein neuer Versuch läuft…',
  replaced: (name) => `${name} ist zu keiner Entscheidung gekommen. Ein Schiffsjunge spielt stattdessen diesen Zug.`,
  beforePlay: 'Vor der Abfahrt',
  news: 'Was geschieht',
  skip: 'Vorspulen',
  lookBack: 'Zurückblicken',
  titleYourTurn: (name, game) => `Du bist am Zug, ${name} – ${game}`,
  titleWaiting: (name, game) => `${name} ist am Zug – ${game}`,
  titleOver: (game) => `Partie zu Ende – ${game}`,
  titleOpen: (game) => `Warten auf Mitspieler – ${game}`,
  log: 'Logbuch',
  menu: 'Menü',
  home: 'Alle Partien',
  settings: 'Einstellungen',
  close: 'Schließen',
  boardInPlay: (name, own) => {
    if (own) return `Eigener Spielplan: ${name}`;
    return name === 'reconstructed' ? 'Rekonstruierter Spielplan' : `Spielplan „${name}“`;
  },
  watching: 'Du schaust zu.',
  sitDown: 'Hier Platz nehmen',
  loading: 'Der Tisch wird gedeckt…',
  onThisDevice: 'Auf diesem Gerät',
  yourTurn: 'Du bist am Zug',
  turnHere: (name) => `${name}: Du bist am Zug`,
  turnOf: (name) => `${name} ist am Zug`,
  takeScreen: (name) => `Ich bin ${name}: Tisch zeigen`,
  over: 'Das Ende',
  won: (names) => (names.length === 1 ? `${names[0]} hat gewonnen` : `${und(names)} teilen sich den Sieg`),
  lookAtTable: 'Den Tisch ansehen',
  goOn: 'Weiter',
  you: 'du',
  again: 'Noch eine Partie',
  results: 'Endstand',
  bot: (level) => (level === null ? 'Bot' : `Bot, ${level}`),
  players: 'Spieler',
  playing: 'am Zug',
  turn: 'Zug',
};
