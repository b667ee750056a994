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
    ['p', 'prévoir votre prochain tour pendant que d’autres jouent'],
    ['s', 'passer à la suite'],
    ['t', 'le tour'],
    ['b', 'le plateau'],
    ['l', 'le journal de bord'],
    ['/', 'écrire une action'],
    ['?', 'cette liste'],
  ],
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
