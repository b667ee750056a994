import type { PilotTexts } from './pilot-words.ts';

export const dePilot: PilotTexts = {
  pilot: {
    lesson: 'Lektion',
    says: (beat, of) => `Der Lotse sagt, ${beat} von ${of}`,
    oneThing: 'Nur eins ist zu tun:',
    thenEnd: 'Beende jetzt deinen Zug.',
    watching: 'Jetzt ziehen die anderen. Sieh ihnen zu.',
    between: 'Bis dahin vergehen einige Züge. Deine spielt so lange der Lotse.',
    playOn: 'Bis dahin spielen',
    goOnReading: 'Weiter',
    later: 'Das hat noch Zeit: Tu zuerst, was der Lotse sagt. Verloren ist nichts.',
    goToIt: 'Hinspringen',
    back: 'Zurück',
    doIt: 'Für mich erledigen',
    skip: 'Überspringen',
    leave: 'Lektion verlassen',
    beats: 'Die Schritte dieser Lektion',
    soFar: 'Schon gelernt',
    overTitle: 'Jetzt kannst du allein segeln',
    overText:
      'Mehr brauchst du für eine erste Partie nicht. Die sanftesten Bots warten schon; alles Weitere lernst du unterwegs.',
    playNow: 'Eine Partie gegen leichte Bots',
    starting: 'Der Tisch wird eröffnet…',
    again: 'Noch einmal von vorn',
    title: 'Lernen',
    intro:
      'Eine richtige Partie mit fester Verteilung. Der Lotse steht neben dir, sagt immer nur eins, und du tust es.',
    begin: (game) => `${game} lernen`,
    goOn: (game, beat, of) => `${game}: weiter bei ${beat} von ${of}`,
    minutes: 'Etwa zehn Minuten.',
    noLesson: 'Zu diesem Spiel gibt es noch keine Lektion. Wie es geht, steht in den Regeln.',
    loading: 'Der Tisch wird gedeckt…',
    missing: 'Die Lektion war nicht zu holen. Sieh nach, ob du Verbindung hast, und versuche es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
  },
};
