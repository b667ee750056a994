import { formFor } from '@levante/table/words/de-grammar.ts';
import type { WaitingWords } from './en.ts';

export default {
  title: (open) => formFor(open, 'Ein Platz ist noch frei', `${open} Plätze sind noch frei`),
  players: (count) => `${count} Spieler`,
  openSeat: 'Noch niemand da',
  seatBot: 'Bot hinsetzen',
  seatBotAt: (seat) => `Bot hinsetzen: Platz ${seat}`,
  botLevel: (seat) => `Stufe des Bots für Platz ${seat}`,
  youOpened: 'du hast den Tisch eröffnet',
  invite: 'Jemanden einladen',
  sameTable: 'Am selben Tisch?',
  scan: 'Halte die Kamera eines Handys auf diesen Code.',
  qrCode: 'QR-Code für diesen Tisch',
  mail: 'E-Mail',
  share: 'Teilen',
  invitation: (game) => `Spiel mit mir ${game}`,
  begins:
    'Die Partie beginnt, sobald alle Plätze besetzt sind. Du kannst die Seite verlassen: Über deine Partien kommst du zurück.',
  leave: 'Tisch verlassen',
  reservedSeat: 'bleibt reserviert',
  callOff: 'Tisch absagen',
  callOffQuestion: 'Endgültig absagen?',
  callOffYes: 'Absagen',
  callOffNo: 'Behalten',
  satDown: (name) => `${name} hat Platz genommen.`,
  linkLabel: 'Link zu diesem Tisch',
  copyLink: 'Link kopieren',
  copyMarked: 'Der Link ist markiert: Kopiere ihn.',
} satisfies WaitingWords;
