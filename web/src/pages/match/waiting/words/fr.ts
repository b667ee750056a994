import { frForm, frMany } from '@levante/table/words/fr-grammar.ts';
import type { WaitingWords } from './en.ts';

export default {
  title: (open) => frForm(open, 'Une place est encore libre', `${frMany(open, 'place')} sont encore libres`),
  players: (count) => frMany(count, 'joueur'),
  openSeat: 'Personne pour l’instant',
  seatBot: 'Mettre un bot',
  seatBotAt: (seat) => `Mettre un bot à la place ${seat}`,
  botLevel: (seat) => `Niveau du bot pour la place ${seat}`,
  youOpened: 'vous avez ouvert la table',
  invite: 'Inviter quelqu’un',
  sameTable: 'À la même table ?',
  scan: 'Visez ce code avec l’appareil photo d’un téléphone.',
  qrCode: 'Code QR de cette table',
  mail: 'E-mail',
  share: 'Partager',
  invitation: (game) => `Jouez à ${game} avec moi`,
  begins:
    'La partie commence dès que toutes les places sont prises. Vous pouvez quitter cette page : vos parties vous y ramènent.',
  leave: 'Quitter la table',
  reservedSeat: 'place réservée',
  callOff: 'Annuler la table',
  callOffQuestion: 'L’annuler définitivement ?',
  callOffYes: 'Annuler la table',
  callOffNo: 'Garder',
  satDown: (name) => `${name} a pris place.`,
  linkLabel: 'Lien vers cette table',
  copyLink: 'Copier le lien',
  copyMarked: 'Le lien est sélectionné : copiez-le.',
} satisfies WaitingWords;
