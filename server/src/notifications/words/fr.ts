import proposals from '@levante/table/proposal/words/fr.ts';
import type { NotificationWords } from './en.ts';

export default {
  turn: (game) => `${game} : à vous de jouer`,
  played: (by) => `${by} a joué.`,
  yourTurn: 'Les autres vous attendent.',
  left: (time) => `Temps restant : ${time}.`,
  low: (game) => `${game} : votre temps est presque écoulé`,
  started: (game) => `${game} a commencé`,
  lastSeat: (by) => `${by} a pris la dernière place.`,
  seatsTaken: 'Toutes les places sont prises.',
  invited: (by) => `${by} vous invite à une partie`,
  rematch: (by) => `${by} vous invite à une revanche`,
  seat: (game) => `${game} : une place vous est réservée.`,
  somebody: 'Quelqu’un',
  proposals: proposals.kinds,
  answer: (game) => `${game} : êtes-vous d’accord ?`,
  replaced: (game) => `${game} : un bot joue pour vous`,
  away: 'Votre temps était écoulé, ou vous n’étiez pas là. Reprenez votre place quand vous voulez.',
  ended: (game) => `${game} : partie terminée`,
  place: (rank, seats, isShared) => {
    if (rank > 1) return `Vous finissez à la place ${rank} sur ${seats}.`;
    return isShared ? 'Vous partagez la victoire.' : 'Vous avez gagné.';
  },
  bot: 'Bot',
  noResult: 'La partie s’est terminée sans résultat.',
  turns: (matches) => `À vous de jouer dans ${matches} parties`,
  news: (matches) => `Du nouveau dans ${matches} parties`,
  newsOf: (game) => `Du nouveau : ${game}`,
  more: (count) => `Et ${count} de plus.`,
  channelOff: {
    title: 'Un de vos canaux a été désactivé',
    text: 'Rien n’a pu y être remis pendant une semaine. Vérifiez vos notifications.',
  },
  security: {
    title: 'Votre compte a été modifié',
    text: 'Quelqu’un qui est connecté sous votre nom a modifié vos moyens de connexion. Vérifiez que c’était vous.',
  },
  test: { title: 'Message de test', text: 'Les notifications de Levante arrivent ici.' },
  open: 'Ouvrir la partie',
  home: 'Ouvrir Levante',
  why: 'Vous recevez ce message parce que vous avez activé les notifications par e-mail.',
  account: 'Ouvrir mon compte',
  settings: 'Modifier les notifications',
  unsubscribe: 'Ne plus recevoir ces e-mails',
} satisfies NotificationWords;
