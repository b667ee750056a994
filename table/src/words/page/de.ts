import type { JsonObject } from '@levante/contract';
import type { PageWords } from './en.ts';

/** Levels of bots, weakest first. */
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

const at = ({ path }: JsonObject): string => (typeof path === 'string' && path !== '' ? ` (bei „${path}“)` : '');

export default {
  home: {
    signIn: 'Anmelden',
    title: 'Levante',
    playWithoutServer: 'Auf diesem Gerät spielen',
    rulesLink: 'Spielregeln',
    nav: { tables: 'Tische', learn: 'Lernen', rules: 'Regeln', puzzles: 'Rätsel', statistics: 'Statistik' },
    account: 'Dein Konto',
    licences: 'Lizenzen',
    defaultName: 'Kapitän',
    notLoaded: 'Diese Seite hat nicht geladen',
    reload: 'Neu laden',
    tryAgain: 'Noch einmal versuchen',
    game: 'Spiel',
    whoSits: 'Plätze',
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
  },
  settings: {
    language: 'Sprache',
    languageMissing: (name) =>
      `Diese Sprache konnte nicht geladen werden: ${name}. Prüfe die Netzverbindung und versuche es noch einmal.`,
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Tag', dark: 'Lampenlicht' },
    speed: 'Züge der anderen',
    speeds: { '1': 'Normal', '2': 'Schnell', skip: 'Sofort' },
    sound: 'Ton',
    confirmEnd: 'Vor dem Ende meines Zuges fragen',
  },
  errors: {
    offline: 'Der Server antwortet nicht. Prüfe die Netzverbindung und versuche es noch einmal.',
    stale: 'Die Partie war schon weiter, als das ankam. So steht es jetzt am Tisch.',
    badIdentity:
      'Der Server erkennt diesen Browser nicht. Melde dich an, oder erlaube Cookies für diese Seite und lade sie neu.',
    signedOut: 'Der Server erkennt diesen Browser nicht mehr, du schaust nur zu. Melde dich an, um weiterzuspielen.',
    noSuchMatch: 'Diese Partie gibt es nicht. Der Link ist vielleicht veraltet oder abgeschnitten.',
    notYourSeat:
      'Dieser Platz gehört jemand anderem. Öffne die Seite in dem Browser, mit dem du Platz genommen hast, oder melde dich an.',
    notOpener: 'Das kann nur, wer den Tisch eröffnet hat.',
    notStarted: 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
    noOpenSeat: 'Inzwischen sind alle Plätze besetzt. Du kannst zuschauen.',
    seatTaken: 'Jemand war schneller: Dieser Platz ist besetzt. Wähle einen anderen.',
    seatReserved: 'Dieser Platz ist noch eine Minute lang reserviert. Versuch es dann noch einmal.',
    notOver: 'Die Partie ist noch nicht zu Ende.',
    atMaximum: 'Mehr davon wird nicht aufbewahrt. Entferne etwas und versuche es dann noch einmal.',
    tooMany: 'Zu viele Anfragen auf einmal. Warte ein paar Sekunden und versuche es noch einmal.',
    newerRules: 'Diese Partie braucht eine neuere Version von Levante.',
    banned: 'Wer diesen Server betreibt, hat dich für eine Weile gesperrt.',
    paused: 'Neue Partien machen auf diesem Server Pause. Laufende gehen weiter.',
    invitationNeeded:
      'Um auf diesem Server mit anderen zu spielen, brauchst du eine Einladung. Gib den Code oben auf der Seite ein, oder öffne den Link.',
    tooManyMatches:
      'Du hast zu viele offene Partien. Beende oder lösche erst einige; heute beendete zählen bis morgen mit.',
    botPlays: 'Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.',
    noBotPlays: 'Du hast deinen Platz schon.',
    outOfTime:
      'Deine Zeit für diesen Zug ist um. Der Bot spielt ihn zu Ende, dann kannst du deinen Platz zurücknehmen.',
    notAlone: 'Diese Partie läuft schon, oder es sitzt noch jemand darin: Sie lässt sich nicht löschen.',
    tooLarge: 'Das ist zu groß für den Server. Eine Spielplandatei darf höchstens 128 kB haben.',
    badName: 'Ein Name hat 1 bis 40 Zeichen, ohne Leerzeichen am Anfang oder am Ende.',
    newVersion: 'Es gibt eine neue Version dieser Seite. Lade sie neu: Ein begonnener Zug bleibt erhalten.',
    newerServer: 'Diese Seite ist älter als der Server: Lade sie neu.',
    notHere:
      'In diesem Browser gibt es diese Partie nicht. Partien auf einem Gerät bleiben in dem Browser, in dem sie begonnen wurden, bis sie dort gelöscht werden.',
    unkept:
      'Der Browser hat die Partie nicht gespeichert: Sein Speicher wurde geschlossen und ließ sich nicht wieder öffnen. Versuche es noch einmal; wenn das nicht hilft, lade die Seite neu.',
    noSpace: 'Dem Browser fehlt der Platz, um die Partie zu speichern. Schaffe Platz und versuche es noch einmal.',
    unstored: {
      forbidden:
        'Dieser Browser speichert nichts für diese Seite. Einstellungen, Entwürfe und Partien auf diesem Gerät bleiben nur, bis du die Seite verlässt, und mit anderen kannst du nicht spielen: Dafür braucht es Cookies.',
      full: 'Dieser Browser hat keinen Platz mehr für diese Seite: Was du jetzt wählst oder beginnst, bleibt nur, bis du sie verlässt.',
    },
    noBots: 'Die Bots konnten nicht geladen werden. Prüfe die Netzverbindung und versuche es noch einmal.',
    pageMissing: 'Die Seite ließ sich nicht laden. Prüfe dein Netz und versuch es noch einmal.',
    partMissing:
      'Ein Teil dieser Seite konnte nicht geladen werden. Prüfe die Netzverbindung und versuche es noch einmal.',
    unexpected: (code) =>
      `Etwas ist schiefgegangen („${code}“). Versuche es noch einmal; bleibt es dabei, lade die Seite neu.`,
  },
  refusals: {
    'bad-request': (d) => `Das war nicht zu verstehen${at(d)}.`,
    'bad-state': (d) => `Diese Stellung widerspricht den Regeln${at(d)}.`,
    'unknown-game': () => 'Dieses Spiel ist hier nicht bekannt.',
    'bad-options': (d) => `Diese Einstellungen passen nicht${at(d)}.`,
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'match-over': () => 'Die Partie ist zu Ende.',
  },
} satisfies PageWords;
