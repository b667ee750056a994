import { deHome } from './de-home.ts';
import { deRefusals } from './de-refusals.ts';
import { deSetUp } from './de-set-up.ts';
import type { PageWords } from './messages.ts';

/** What every page says in German. */
export const dePageWords: PageWords = {
  lang: 'de',
  home: deHome,
  settings: {
    language: 'Sprache',
    languageMissing: (name) =>
      `Diese Sprache konnte nicht geladen werden: ${name}. Prüfe die Netzverbindung und versuche es noch einmal.`,
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Tag', dark: 'Lampenlicht' },
    speed: 'Züge der anderen',
    speeds: { '1': 'Ruhig', '2': 'Schnell', skip: 'Sofort' },
    sound: 'Ton',
    confirmEnd: 'Vor dem Ende meines Zuges fragen',
  },
  refusals: deRefusals,
  errors: {
    offline: 'Der Server antwortet nicht. Prüfe, ob er läuft, und versuche es noch einmal.',
    stale: 'Die Partie war schon weiter, als dein Zug ankam; er wurde nicht gespielt. So steht es jetzt am Tisch.',
    badIdentity: 'Die Kennung dieses Browsers wird nicht angenommen. Erlaube Cookies für diese Seite und lade sie neu.',
    noSuchMatch: 'Diese Partie gibt es nicht. Der Link ist vielleicht veraltet oder abgeschnitten.',
    notYourSeat: 'Dieser Platz gehört jemand anderem. Öffne die Seite in dem Browser, mit dem du Platz genommen hast.',
    notOpener: 'Das kann nur, wer den Tisch eröffnet hat.',
    notStarted: 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
    noOpenSeat: 'Inzwischen sind alle Plätze besetzt. Du kannst zuschauen.',
    seatTaken: 'Jemand war schneller: Dieser Platz ist besetzt. Wähle einen anderen.',
    tooMany: 'Zu viel auf einmal. Warte ein paar Sekunden und versuche es noch einmal.',
    newerRules: 'Diese Partie braucht eine neuere Version von Levante.',
    banned: 'Wer diesen Server betreibt, hat dich für eine Weile gesperrt.',
    tooManyMatches:
      'Du hast so viele Partien eröffnet, wie möglich sind. Beende oder lösche erst einige; heute beendete zählen bis morgen mit.',
    notAlone: 'Diese Partie läuft schon, oder es sitzt noch jemand darin: Sie bleibt.',
    tooLarge: 'Das ist zu groß für den Server. Eine Spielplandatei darf höchstens 128 kB haben.',
    badName: 'Dieser Name geht nicht: 1 bis 40 Zeichen, kein Leerzeichen am Anfang oder am Ende.',
    newerServer: 'Der Server spricht eine neuere Sprache als diese Seite: Lade sie neu.',
    notHere:
      'In diesem Browser gibt es diese Partie nicht. Partien auf einem Gerät bleiben in dem Browser, in dem sie begonnen wurden, bis sie dort gelöscht werden.',
    unkept:
      'Der Browser hat die Partie nicht gespeichert. Vielleicht fehlt ihm Platz, oder er darf für diese Seite nichts behalten: Schaffe Platz oder erlaube es und versuche es noch einmal.',
    noBots: 'Die Bots konnten nicht geladen werden. Prüfe die Netzverbindung und versuche es noch einmal.',
    partMissing:
      'Ein Teil dieser Seite konnte nicht geladen werden. Prüfe die Netzverbindung und versuche es noch einmal.',
    unexpected: (code) =>
      `Etwas ist schiefgegangen („${code}“). Versuche es noch einmal; bleibt es dabei, lade die Seite neu.`,
  },
};

/** What pages say that are no table, in German. */
export const dePage = { page: dePageWords, atHome: deHome, setUp: deSetUp };
