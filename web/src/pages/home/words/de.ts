import { formFor, numberWord } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { HomeWords } from './en.ts';

export default {
  tagline: 'Kaufleute des Mittelmeers, an deinem eigenen Tisch.',
  tablesWait: (count) => `${raised(numberWord(count))} ${formFor(count, 'Tisch wartet', 'Tische warten')} auf dich`,
  fairWind: (name) => `Guten Wind, ${name}.`,
  takeTurn: 'Jetzt ziehen',
  settingsTitle: 'Einstellungen',
  ownTable: 'Dein eigener Tisch',
  openTables: 'Mit anderen spielen',
  openTablesText: 'Setz dich zu Leuten, die auf dasselbe warten: live oder einen Zug am Tag.',
  toTables: 'Zu den Tischen',
  playNowText: (bots, level, easy) => {
    if (bots === 1) return easy ? 'Sofort gegen einen leichten Bot.' : `Sofort gegen einen Bot (${level}).`;
    return `Sofort gegen ${numberWord(bots)} ${easy ? 'leichte Bots' : `Bots (${level})`}.`;
  },
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
  myMatches: 'Deine Partien',
  noMatches: 'Noch keine Partie.',
  noMatchesText: 'Spiele gleich eine oder richte eine für Freunde ein.',
  noOthers: 'Alle Partien warten auf dich.',
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
  loading: 'Deine Partien werden gesucht…',
  here: 'auf diesem Gerät',
  forget: 'Löschen',
  forgetMatch: (who) => `Partie mit ${who} löschen`,
  forgetQuestion: 'Endgültig löschen?',
  forgetYes: 'Löschen',
  forgetNo: 'Behalten',
} satisfies HomeWords;
