import proposals from '@levante/table/proposal/words/fr.ts';
import type { LineWords, WordsByKind } from '../line-parts.ts';
import type { NotificationWords } from './en.ts';

const PLAYER = 'Quelqu’un';
const YOUR_TURN = 'Les autres vous attendent.';
const left = (time: string): string => `Temps restant : ${time}.`;
const rematch = (by: string): string => `${by} vous invite à une revanche`;

const turn: LineWords = ({ game, by, time }) => {
  const played = by === null ? YOUR_TURN : `${by} a joué.`;
  return { title: `${game} : à vous de jouer`, text: time === null ? played : `${played} ${left(time)}` };
};

const KINDS: WordsByKind = {
  turn,
  low: ({ game, time }) => ({
    title: `${game} : votre temps est presque écoulé`,
    text: time === null ? YOUR_TURN : left(time),
  }),
  started: ({ game, by }) => ({
    title: `${game} a commencé`,
    text: by === null ? 'Toutes les places sont prises.' : `${by} a pris la dernière place.`,
  }),
  invited: ({ game, by, what }) => {
    const player = by ?? PLAYER;
    return {
      title: what === 'rematch' ? rematch(player) : `${player} vous invite à une partie`,
      text: `${game} : une place vous est réservée.`,
    };
  },
  proposed: ({ game, by, what }) => {
    const titleBy = what === null || what === 'rematch' ? rematch : proposals.kinds[what].title;
    return { title: titleBy(by ?? PLAYER), text: `${game} : êtes-vous d’accord ?` };
  },
  replaced: ({ game }) => ({
    title: `${game} : un bot joue pour vous`,
    text: 'Votre temps était écoulé, ou vous n’étiez pas là. Reprenez votre place quand vous voulez.',
  }),
  ended: ({ game, result }) => ({
    title: `${game} : partie terminée`,
    text: result ?? 'La partie s’est terminée sans résultat.',
  }),
  'channel-off': () => ({
    title: 'Un de vos canaux a été désactivé',
    text: 'Rien n’a pu y être remis pendant une semaine. Vérifiez vos notifications.',
  }),
  security: () => ({
    title: 'Votre compte a été modifié',
    text: 'Quelqu’un qui est connecté sous votre nom a modifié vos moyens de connexion. Vérifiez que c’était vous.',
  }),
};

export default {
  kinds: KINDS,
  place: (rank, seats, isShared) => {
    if (rank > 1) return `Vous finissez à la place ${rank} sur ${seats}.`;
    return isShared ? 'Vous partagez la victoire.' : 'Vous avez gagné.';
  },
  bot: 'Bot',
  turns: (matches) => `À vous de jouer dans ${matches} parties`,
  news: (matches) => `Du nouveau dans ${matches} parties`,
  newsOf: (game) => `Du nouveau : ${game}`,
  more: (count) => `Et ${count} de plus.`,
  test: { title: 'Message de test', text: 'Les notifications de Levante arrivent ici.' },
  open: 'Ouvrir la partie',
  home: 'Ouvrir Levante',
  why: 'Vous recevez ce message parce que vous avez activé les notifications par e-mail.',
  account: 'Ouvrir mon compte',
  settings: 'Modifier les notifications',
  unsubscribe: 'Ne plus recevoir ces e-mails',
} satisfies NotificationWords;
