import type { SetUpWords } from './en.ts';

/** Audience of each bot level, weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Spielt aufs Geratewohl.',
  deckhand: 'Für einen freundlichen Anfang.',
  seaman: 'Für eine zweite Partie.',
  helmsman: 'Für alle, die die Regeln kennen.',
  boatswain: 'Für alle, die schon einmal gewonnen haben.',
  mate: 'Verzeiht wenig.',
  pilot: 'Sieht weit voraus.',
  master: 'Schwer zu schlagen.',
  capitan: 'Die höchste Stufe an Bord.',
};

export default {
  newMatch: 'Partie einrichten',
  where: 'Wo gespielt wird',
  places: {
    server: 'Auf dem Server: Andere können per Link dazukommen',
    device: 'Auf diesem Gerät: an diesem Bildschirm und gegen Bots, auch ohne Netz',
  },
  howMany: 'Spieler',
  kindLabel: 'Wer spielt',
  level: 'Stufe',
  levelText: (level) => LEVELS[level] ?? '',
  guest: (number) => `Gast ${number}`,
  openHint: 'Du bekommst einen Link zum Verschicken.',
  hereHint: 'An diesem Bildschirm, im Wechsel mit dir.',
  boardShipped: 'Der rekonstruierte Spielplan',
  boardOwn: 'Eine eigene Spielplandatei',
  boardFile: 'Spielplandatei wählen (JSON)',
  boardTaken: (name) => `Geladen: ${name}.`,
  boardNotJson: 'Diese Datei ist kein JSON. Wähle eine Spielplandatei, wie „levante board“ sie schreibt.',
  boardFault: (path, message) =>
    `Dieser Spielplan hat einen Fehler: ${path === '' ? 'die Datei als Ganzes' : `„${path}“`}${message === '' ? '' : ` (${message})`}.`,
  whoMaySit: 'Wer sich setzen darf',
  sitters: {
    everybody: 'Alle: Er steht bei den offenen Tischen',
    link: 'Nur wer den Link hat',
    invited: 'Nur wen ich mit Kürzel einlade',
  },
  inviteAbove: 'Gib bei jedem offenen Platz ein Kürzel ein.',
  inviteNeedsAccount: 'Zum Einladen brauchst du ein Konto.',
  order: 'Sitzordnung',
  orderDrawn: 'Ausgelost',
  orderAsListed: 'Wie aufgeführt; der erste Platz beginnt',
  start: 'Tisch eröffnen',
} satisfies SetUpWords;
