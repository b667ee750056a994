import proposals from '@levante/table/proposal/words/it.ts';
import type { LineWords, WordsByKind } from '../line-parts.ts';
import type { NotificationWords } from './en.ts';

const PLAYER = 'Qualcuno';
const YOUR_TURN = 'Gli altri ti aspettano.';
const left = (time: string): string => `Tempo rimasto: ${time}.`;
const rematch = (by: string): string => `${by} ti invita a una rivincita`;

const turn: LineWords = ({ game, by, time }) => {
  const played = by === null ? YOUR_TURN : `${by} ha giocato.`;
  return { title: `${game}: tocca a te`, text: time === null ? played : `${played} ${left(time)}` };
};

const KINDS: WordsByKind = {
  turn,
  low: ({ game, time }) => ({
    title: `${game}: il tuo tempo sta per finire`,
    text: time === null ? YOUR_TURN : left(time),
  }),
  started: ({ game, by }) => ({
    title: `${game}: partita iniziata`,
    text: by === null ? 'Tutti i posti sono occupati.' : `${by} ha preso l’ultimo posto.`,
  }),
  invited: ({ game, by, what }) => {
    const player = by ?? PLAYER;
    return {
      title: what === 'rematch' ? rematch(player) : `${player} ti invita a una partita`,
      text: `${game}: un posto è riservato per te.`,
    };
  },
  proposed: ({ game, by, what }) => {
    const titleBy = what === null || what === 'rematch' ? rematch : proposals.kinds[what].title;
    return { title: titleBy(by ?? PLAYER), text: `${game}: sei d’accordo?` };
  },
  replaced: ({ game }) => ({
    title: `${game}: un bot gioca per te`,
    text: 'Il tuo tempo è finito, o eri assente. Riprendi il tuo posto quando vuoi.',
  }),
  ended: ({ game, result }) => ({
    title: `${game}: partita finita`,
    text: result ?? 'La partita è finita senza risultato.',
  }),
  'channel-off': () => ({
    title: 'Uno dei tuoi canali è stato disattivato',
    text: 'Per una settimana non è stato possibile recapitarvi nulla. Controlla le tue notifiche.',
  }),
  security: () => ({
    title: 'Il tuo account è stato modificato',
    text: 'Qualcuno che ha fatto l’accesso come te ha cambiato il modo in cui accedi. Controlla se sei stato tu.',
  }),
};

export default {
  kinds: KINDS,
  place: (rank, seats, isShared) => {
    if (rank > 1) return `Sei al posto ${rank} su ${seats}.`;
    return isShared ? 'Condividi la vittoria.' : 'Hai vinto.';
  },
  bot: 'Bot',
  turns: (matches) => `Tocca a te in ${matches} partite`,
  news: (matches) => `Novità da ${matches} partite`,
  newsOf: (game) => `Novità: ${game}`,
  more: (count) => (count === '1' ? 'E un’altra.' : `E altre ${count}.`),
  test: { title: 'Messaggio di prova', text: 'Le notifiche di Levante arrivano qui.' },
  open: 'Apri la partita',
  home: 'Apri Levante',
  why: 'Ricevi questo messaggio perché hai attivato le notifiche per e-mail.',
  account: 'Apri il mio account',
  settings: 'Modifica le notifiche',
  unsubscribe: 'Non ricevere più queste e-mail',
} satisfies NotificationWords;
