import { frOf } from './fr-grammar.ts';
import type { TurnWords } from './messages.ts';

export const frTurn: TurnWords = {
  waitingFor: (name) => `En attente ${frOf(name)}.`,
  thinking: (name) => `${name} réfléchit.`,
  passTheScreen: (name) => `Passez l’écran à ${name}.`,
  over: 'La partie est terminée.',
  choose: 'Laquelle de ces possibilités ? Choisissez ici ou sur la table ; Échap pour renoncer.',
  ready: 'Tout est fait : terminez votre tour, ou annulez des étapes.',
  notYourTurn: (name) => `C’est le tour ${frOf(name)}, pas le vôtre.`,
  notNow: 'Il n’y a rien à faire ici pour l’instant.',
  notInThePast: (name) => `Vous revoyez la partie : c’était le tour ${frOf(name)}.`,
  confirmEnd: 'Terminer votre tour maintenant ? Vous ne pourrez plus l’annuler.',
  confirmYes: 'Terminer le tour',
  confirmNo: 'Pas encore',
  cancel: 'Renoncer',
  sending: 'Envoi de votre tour…',
  planAhead: 'Prévoir un tour',
  planning: (name) => (name === null ? 'Vous prévoyez votre prochain tour' : `${name} prévoit son prochain tour`),
  planReady: 'Le plan ne peut aller plus loin : gardez-le, ou annulez des étapes.',
  keepPlan: 'Garder ce plan',
  changePlan: 'Le modifier',
  dropPlan: 'Abandonner le plan',
  playPlan: 'Jouer le tour prévu',
  planned: 'Prévu pour votre tour',
  planGone: (why) => `Ce que vous aviez prévu n’est plus possible. ${why}`,
  steps: (list) => list.join(' · '),
  overtaken:
    'Ce tour a été joué dans un autre onglet ou une autre fenêtre. Le brouillon fait ici est perdu ; voici la table telle qu’elle est maintenant.',
};
