import type { LetterWords } from './en.ts';

export default {
  signIn: {
    subject: 'Connexion à Levante',
    intro: 'Saisissez ce code là où vous l’avez demandé :',
    link: 'Ou ouvrez cette page et appuyez sur le bouton ; un autre navigateur demande aussi le code :',
    button: 'Se connecter',
  },
  add: {
    subject: 'Confirmez votre adresse',
    intro: 'Vous voulez vous connecter à Levante avec cette adresse. Saisissez ce code là où vous l’avez demandé :',
    link: 'Ou ouvrez cette page dans le même navigateur :',
    button: 'Confirmer l’adresse',
  },
  prove: { subject: 'Votre code pour Levante', intro: 'Saisissez ce code pour montrer que c’est bien vous :' },
  valid:
    'Le code sert une seule fois, pendant 30 minutes. Personne de Levante ne vous le demandera jamais. Si vous n’avez pas demandé ce message, ignorez-le : rien ne changera.',
  changed: {
    subject: 'Votre compte a été modifié',
    changes: {
      'passkey-added': 'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter en votre nom.',
      'passkey-removed': 'Une clé d’accès a été retirée de votre compte. Elle ne vous connecte plus.',
      'codes-renewed':
        'De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne valent plus rien.',
      'provider-added': 'La connexion du club a été reliée à votre compte. Elle permet de se connecter en votre nom.',
      'provider-removed': 'La connexion du club n’est plus reliée à votre compte.',
      'email-changed': 'Vous vous connectez désormais à Levante avec une autre adresse, et non plus avec celle-ci.',
      'email-removed': 'Cette adresse a été retirée de votre compte. Elle ne vous connecte plus à Levante.',
      'signed-out':
        'Tous les autres appareils ont été déconnectés de votre compte, et ce qu’ils avaient mis en place a pris fin.',
    },
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, connectez-vous avec une clé d’accès ou un code de secours, retirez ce qui n’est pas à vous et déconnectez tous les autres appareils.',
  },
  changing: {
    subject: 'Votre adresse va changer',
    text: (date) =>
      `Quelqu’un qui est connecté sous votre nom veut utiliser une autre adresse à partir du ${date}. Si ce n’était pas vous, connectez-vous, gardez cette adresse et déconnectez tous les autres appareils.`,
  },
  open: 'Voir mon compte',
} satisfies LetterWords;
