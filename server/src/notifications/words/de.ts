import proposals from '@levante/table/proposal/words/de.ts';
import type { NotificationWords } from './en.ts';

export default {
  turn: (game) => `${game}: Du bist am Zug`,
  played: (by) => `${by} hat gespielt.`,
  yourTurn: 'Die anderen warten auf dich.',
  left: (time) => `Verbleibende Zeit: ${time}.`,
  low: (game) => `${game}: Deine Zeit wird knapp`,
  started: (game) => `${game} hat begonnen`,
  lastSeat: (by) => `${by} hat den letzten Platz genommen.`,
  seatsTaken: 'Alle Plätze sind besetzt.',
  invited: (by) => `${by} lädt dich zu einer Partie ein`,
  rematch: (by) => `${by} lädt dich zu einer Revanche ein`,
  seat: (game) => `${game}: Ein Platz ist für dich reserviert.`,
  somebody: 'Jemand',
  proposals: proposals.kinds,
  answer: (game) => `${game}: Bist du einverstanden?`,
  replaced: (game) => `${game}: Ein Bot spielt für dich`,
  away: 'Deine Zeit war um, oder du warst weg. Nimm deinen Platz zurück, wann du willst.',
  ended: (game) => `${game} ist zu Ende`,
  place: (rank, seats, isShared) => {
    if (rank > 1) return `Du bist auf Platz ${rank} von ${seats}.`;
    return isShared ? 'Du teilst dir den Sieg.' : 'Du hast gewonnen.';
  },
  bot: 'Bot',
  noResult: 'Die Partie endete ohne Ergebnis.',
  turns: (matches) => `Du bist in ${matches} Partien am Zug`,
  news: (matches) => `Neues aus ${matches} Partien`,
  newsOf: (game) => `Neues aus ${game}`,
  more: (count) => `Und ${count} weitere.`,
  channelOff: {
    title: 'Einer deiner Kanäle wurde abgeschaltet',
    text: 'Eine Woche lang konnte dort nichts zugestellt werden. Sieh in deinen Benachrichtigungen nach.',
  },
  security: {
    title: 'Dein Konto wurde geändert',
    text: 'Jemand, der als du angemeldet ist, hat geändert, wie du dich anmeldest. Sieh nach, ob du das warst.',
  },
  test: { title: 'Testnachricht', text: 'Benachrichtigungen von Levante kommen hier an.' },
  open: 'Partie öffnen',
  home: 'Levante öffnen',
  why: 'Du bekommst diese Nachricht, weil du Benachrichtigungen per E-Mail eingeschaltet hast.',
  account: 'Mein Konto öffnen',
  settings: 'Benachrichtigungen ändern',
  unsubscribe: 'Diese E-Mails abbestellen',
} satisfies NotificationWords;
