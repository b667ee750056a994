import proposals from '@levante/table/proposal/words/de.ts';
import type { LineWords, WordsByKind } from '../line-parts.ts';
import type { NotificationWords } from './en.ts';

const PLAYER = 'Jemand';
const YOUR_TURN = 'Die anderen warten auf dich.';
const left = (time: string): string => `Verbleibende Zeit: ${time}.`;
const rematch = (by: string): string => `${by} lädt dich zu einer Revanche ein`;

const turn: LineWords = ({ game, by, time }) => {
  const played = by === null ? YOUR_TURN : `${by} hat gespielt.`;
  return { title: `${game}: Du bist am Zug`, text: time === null ? played : `${played} ${left(time)}` };
};

const KINDS: WordsByKind = {
  turn,
  low: ({ game, time }) => ({ title: `${game}: Deine Zeit wird knapp`, text: time === null ? YOUR_TURN : left(time) }),
  started: ({ game, by }) => ({
    title: `${game} hat begonnen`,
    text: by === null ? 'Alle Plätze sind besetzt.' : `${by} hat den letzten Platz genommen.`,
  }),
  invited: ({ game, by, what }) => {
    const player = by ?? PLAYER;
    return {
      title: what === 'rematch' ? rematch(player) : `${player} lädt dich zu einer Partie ein`,
      text: `${game}: Ein Platz ist für dich reserviert.`,
    };
  },
  proposed: ({ game, by, what }) => {
    const titleBy = what === null || what === 'rematch' ? rematch : proposals.kinds[what].title;
    return { title: titleBy(by ?? PLAYER), text: `${game}: Bist du einverstanden?` };
  },
  replaced: ({ game }) => ({
    title: `${game}: Ein Bot spielt für dich`,
    text: 'Deine Zeit war um, oder du warst weg. Nimm deinen Platz zurück, wann du willst.',
  }),
  ended: ({ game, result }) => ({ title: `${game} ist zu Ende`, text: result ?? 'Die Partie endete ohne Ergebnis.' }),
  'channel-off': () => ({
    title: 'Einer deiner Kanäle wurde abgeschaltet',
    text: 'Eine Woche lang konnte dort nichts zugestellt werden. Sieh in deinen Benachrichtigungen nach.',
  }),
  security: () => ({
    title: 'Dein Konto wurde geändert',
    text: 'Jemand, der als du angemeldet ist, hat geändert, wie du dich anmeldest. Sieh nach, ob du das warst.',
  }),
};

export default {
  kinds: KINDS,
  place: (rank, seats, isShared) => {
    if (rank > 1) return `Du bist auf Platz ${rank} von ${seats}.`;
    return isShared ? 'Du teilst dir den Sieg.' : 'Du hast gewonnen.';
  },
  bot: 'Bot',
  turns: (matches) => `Du bist in ${matches} Partien am Zug`,
  news: (matches) => `Neues aus ${matches} Partien`,
  newsOf: (game) => `Neues aus ${game}`,
  more: (count) => `Und ${count} weitere.`,
  test: { title: 'Testnachricht', text: 'Benachrichtigungen von Levante kommen hier an.' },
  open: 'Partie öffnen',
  home: 'Levante öffnen',
  why: 'Du bekommst diese Nachricht, weil du Benachrichtigungen per E-Mail eingeschaltet hast.',
  account: 'Mein Konto öffnen',
  settings: 'Benachrichtigungen ändern',
  unsubscribe: 'Diese E-Mails abbestellen',
} satisfies NotificationWords;
