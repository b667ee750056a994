import type { AccessWords } from './access-words.ts';

export const frAccess: AccessWords = {
  skip: 'Aller à',
  toTurn: 'Aller au tour',
  toBoard: 'Aller au plateau',
  toLog: 'Aller au journal de bord',
  keyList: [
    ['Tab', 'passer d’une partie de la table à la suivante'],
    ['← ↑ ↓ →', 'passer d’un objet à l’autre dans une partie'],
    ['Maj ←', 'entrer dans une ville depuis son nom'],
    ['Entrée', 'faire ce que vous désignez'],
    ['Échap', 'renoncer à un choix, ou quitter la rétrospective'],
    ['u', 'annuler la dernière étape'],
    ['r', 'la rétablir'],
    ['e', 'terminer votre tour'],
    ['h', 'demander un indice'],
    ['p', 'prévoir votre prochain tour pendant que d’autres jouent'],
    ['s', 'passer à la suite'],
    ['t', 'le tour'],
    ['b', 'le plateau'],
    ['l', 'le journal de bord'],
    ['/', 'écrire une action'],
    ['?', 'cette liste'],
  ],
  sendPlans: 'Jouer automatiquement un tour prévu, s’il est complet et encore possible',
  deal: 'La donne',
  dealText:
    'Toutes les cartes découlent d’une graine, tirée avant la première. Voici son empreinte ; la graine est révélée à la fin de la partie.',
  dealToldText:
    'Toutes les cartes ont découlé de cette graine. Son empreinte était visible dès le début ; « levante verify » prouve l’une et l’autre d’après l’enregistrement.',
  dealMark: 'Empreinte',
  dealSeed: 'Graine',
  letterKeys: 'Utiliser les lettres et les chiffres seuls comme touches',
  line: 'Écrire une action',
  lineLabel: 'Action à faire',
  lineHelp:
    'Dans la notation des enregistrements, sans le numéro de votre place. Plusieurs actions sont séparées par des virgules.',
  lineDo: 'Ajouter au brouillon',
  lineDone: (written) => `Dans le brouillon : ${written}`,
  lineUnknown: (written) => `« ${written} » n’est pas une action de ce jeu.`,
  lineNotNow: 'Ce n’est pas votre tour : rien ne peut être ajouté au brouillon.',
  linePossible: 'Ce qui peut être écrit maintenant',
};
