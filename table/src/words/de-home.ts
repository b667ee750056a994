import type { AtHomeWords } from './at-home-words.ts';
import { numberWord } from './de-grammar.ts';
import { formFor } from './de-plural.ts';
import type { HomeWords } from './home-words.ts';
import { raised } from './raised.ts';

/** What the levels of bots are called, the weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Blinder Passagier',
  deckhand: 'Schiffsjunge',
  seaman: 'Matrose',
  helmsman: 'Rudergänger',
  boatswain: 'Bootsmann',
  mate: 'Steuermann',
  pilot: 'Lotse',
  master: 'Schiffer',
  capitan: 'Capitán',
};
const levelName = (level: string): string => LEVELS[level] ?? level;

export const deHome: HomeWords & AtHomeWords = {
  title: 'Levante',
  tagline: 'Kaufleute des Mittelmeers, an deinem eigenen Tisch.',
  tablesWait: (count) => `${raised(numberWord(count))} ${formFor(count, 'Tisch wartet', 'Tische warten')} auf dich`,
  fairWind: (name) => `Guten Wind, ${name}.`,
  takeTurn: 'Jetzt ziehen',
  settingsTitle: 'Einstellungen',
  ownTable: 'Dein eigener Tisch',
  playNowText: (bots, level) =>
    bots === 1
      ? `Gegen einen Bot (${levelName(level)}); es kann sofort losgehen.`
      : `Gegen ${numberWord(bots)} Bots (${levelName(level)}); es kann sofort losgehen.`,
  playWithoutServer: 'Auf diesem Gerät spielen',
  play: 'Spielen',
  playGame: (game) => `${game} spielen`,
  learnShort: 'Lernen',
  learnGame: (game) => `${game} lernen`,
  setUpShort: 'Einrichten',
  setUpGame: (game) => `${game} einrichten`,
  rulesShort: 'Regeln',
  rulesOf: (game) => `Regeln von ${game}`,
  seatsOf: (fewest, most) => (fewest === most ? `${most} Spieler` : `${fewest} bis ${most} Spieler`),
  setUp: 'Partie einrichten',
  setUpText:
    'Beide Spiele, mit Freunden per Link, an einem Bildschirm oder gegen Bots, auch ohne Netz: Du bestimmst, wer wo sitzt, die Regeln und den Spielplan.',
  rulesLink: 'Spielregeln',
  nav: { learn: 'Lernen', rules: 'Regeln', puzzles: 'Rätsel', statistics: 'Statistik' },
  licences: 'Lizenzen',
  myMatches: 'Deine Partien',
  noMatches: 'Noch keine Partie.',
  noMatchesText: 'Spiele gleich eine oder richte eine für Freunde ein.',
  noOthers: 'Keine weiteren: Alle warten auf dich.',
  allMatches: (count) => `Alle ${count} Partien`,
  more: 'Ältere Partien zeigen',
  since: (count) => formFor(count, 'Ein Zug seit deinem letzten Besuch', `${count} Züge seit deinem letzten Besuch`),
  sinceLastVisit: 'Seit deinem letzten Besuch:',
  movedSince: (names, count) => `Seit deinem letzten Besuch ${formFor(count, 'hat', 'haben')} ${names} gezogen`,
  offlineHere: 'Du bist offline. Auf diesem Gerät spielen?',
  yourTurn: 'Du bist am Zug',
  turnOf: (name) => `${name} ist am Zug`,
  openSeats: (count) => `${count === 1 ? 'Ein' : count} ${formFor(count, 'Platz ist', 'Plätze sind')} frei`,
  ranked: (rank) => `Zu Ende: ${rank}. Rang für dich`,
  watched: 'Du schaust zu',
  overNow: 'Zu Ende',
  defaultName: 'Kapitän',
  loading: 'Deine Partien werden gesucht…',
  tryAgain: 'Noch einmal versuchen',
  game: 'Spiel',
  here: 'auf diesem Gerät',
  forget: 'Löschen',
  forgetMatch: (who) => `Partie mit ${who} löschen`,
  forgetQuestion: 'Endgültig löschen?',
  forgetYes: 'Löschen',
  forgetNo: 'Behalten',
  whoSits: 'Wer sitzt wo',
  seat: (number) => `Platz ${number}`,
  kinds: { me: 'Ich', here: 'Jemand hier', open: 'Frei, per Link', bot: 'Bot' },
  levelName,
  nameLabel: 'Name',
  botNames: ['Bianca', 'Tariq', 'Zoe', 'Elio', 'Nadia'],
  board: 'Spielplan',
  starting: 'Der Tisch wird eröffnet…',
  back: 'Zurück',
  needName: 'Gib einen Namen an, mit höchstens 40 Zeichen.',
  join: 'Platz nehmen',
  joining: 'Du nimmst Platz…',
  notFound: 'Hier ist nichts.',
  notFoundText:
    'Der Link ist vielleicht veraltet oder abgeschnitten. Geh zu deinen Partien oder lass dir den Link noch einmal schicken.',
};
