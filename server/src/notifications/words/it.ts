import proposals from '@levante/table/proposal/words/it.ts';
import type { NotificationWords } from './en.ts';

export default {
  turn: (game) => `${game}: tocca a te`,
  played: (by) => `${by} ha giocato.`,
  yourTurn: 'Gli altri ti aspettano.',
  left: (time) => `Tempo rimasto: ${time}.`,
  low: (game) => `${game}: il tuo tempo sta per finire`,
  started: (game) => `${game}: partita iniziata`,
  lastSeat: (by) => `${by} ha preso l’ultimo posto.`,
  seatsTaken: 'Tutti i posti sono occupati.',
  invited: (by) => `${by} ti invita a una partita`,
  rematch: (by) => `${by} ti invita a una rivincita`,
  seat: (game) => `${game}: un posto è riservato per te.`,
  somebody: 'Qualcuno',
  proposals: proposals.kinds,
  answer: (game) => `${game}: sei d’accordo?`,
  replaced: (game) => `${game}: un bot gioca per te`,
  away: 'Il tuo tempo è finito, o eri assente. Riprendi il tuo posto quando vuoi.',
  ended: (game) => `${game}: partita finita`,
  place: (rank, seats, isShared) => {
    if (rank > 1) return `Sei al posto ${rank} su ${seats}.`;
    return isShared ? 'Condividi la vittoria.' : 'Hai vinto.';
  },
  bot: 'Bot',
  noResult: 'La partita è finita senza risultato.',
  turns: (matches) => `Tocca a te in ${matches} partite`,
  news: (matches) => `Novità da ${matches} partite`,
  newsOf: (game) => `Novità: ${game}`,
  more: (count) => (count === '1' ? 'E un’altra.' : `E altre ${count}.`),
  channelOff: {
    title: 'Uno dei tuoi canali è stato disattivato',
    text: 'Per una settimana non è stato possibile recapitarvi nulla. Controlla le tue notifiche.',
  },
  security: {
    title: 'Il tuo account è stato modificato',
    text: 'Qualcuno che ha fatto l’accesso come te ha cambiato il modo in cui accedi. Controlla se sei stato tu.',
  },
  test: { title: 'Messaggio di prova', text: 'Le notifiche di Levante arrivano qui.' },
  open: 'Apri la partita',
  home: 'Apri Levante',
  why: 'Ricevi questo messaggio perché hai attivato le notifiche per e-mail.',
  account: 'Apri il mio account',
  settings: 'Modifica le notifiche',
  unsubscribe: 'Non ricevere più queste e-mail',
} satisfies NotificationWords;
