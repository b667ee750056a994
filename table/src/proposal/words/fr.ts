import { frAnd } from '../../words/fr-grammar.ts';
import type { ProposalWords } from './en.ts';

const fr: ProposalWords = {
  label: 'Demande',
  asks: {
    'take-back': (name) => `${name} demande à reprendre son dernier tour.`,
    cancel: (name) => `${name} demande à annuler la partie.`,
    break: (name) => `${name} demande une pause de cinq minutes.`,
  },
  youAsk: {
    'take-back': 'Vous demandez à reprendre votre dernier tour.',
    cancel: 'Vous demandez à annuler la partie.',
    break: 'Vous demandez une pause de cinq minutes.',
  },
  effect: {
    'take-back': 'Tout ce qui a suivi est annulé, et le hasard est retiré.',
    cancel: 'Elle s’arrête ici, sans résultat.',
    break: 'Toutes les pendules s’arrêtent pendant cinq minutes.',
  },
  draftGoes: 'Votre brouillon disparaît.',
  seconds: (left) => (left <= 1 ? `Il reste ${left} seconde.` : `Il reste ${left} secondes.`),
  youAgreed: 'Vous avez accepté.',
  agreed: (names) => `${frAnd(names)} ${names.length === 1 ? 'a' : 'ont'} accepté.`,
  waiting: (names) => `On attend ${frAnd(names)}.`,
  agree: 'Accepter',
  refuse: 'Refuser',
  withdraw: 'Retirer',
  refused: (name) => `${name} a refusé.`,
  youRefused: 'Vous avez refusé.',
  withdrawn: (name) => `${name} a retiré sa demande.`,
  youWithdrew: 'Vous avez retiré votre demande.',
  lapsed: 'La demande est caduque.',
  cancelled: 'Tout le monde a accepté : la partie est annulée.',
  rests: 'Tout le monde a accepté : les pendules s’arrêtent pendant cinq minutes.',
  menu: {
    askTakeBack: 'Demander à reprendre mon dernier tour',
    takeBack: 'Reprendre mon dernier tour',
    askCancel: 'Demander à annuler la partie',
    cancel: 'Annuler la partie',
    askBreak: 'Demander une pause de cinq minutes',
    takeBreak: 'Faire une pause de cinq minutes',
    sure: 'Terminer la partie sans résultat ? C’est définitif.',
    keep: 'Continuer à jouer',
  },
  errors: {
    'proposal-open': 'Une autre demande est en cours. Attendez qu’elle soit tranchée.',
    'proposal-over': 'Cette demande n’est plus en cours.',
    'already-proposed': 'Vous l’avez déjà demandé. Vous pourrez redemander après le prochain tour.',
    'nothing-to-take-back': 'Vous n’avez encore joué aucun tour.',
    'no-live-clock': 'Cette partie se joue sans pendule.',
  },
};

export default fr;
