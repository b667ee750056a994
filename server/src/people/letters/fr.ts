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
    subject: 'Votre adresse a changé',
    text: 'Vous vous connectez désormais à Levante avec une autre adresse, et non plus avec celle-ci. Une clé d’accès ou un code a servi pour cela. Si ce n’était pas vous, connectez-vous avec une clé d’accès ou un code de secours et déconnectez tous les autres appareils.',
  },
  changing: {
    subject: 'Votre adresse va changer',
    text: (date) =>
      `Quelqu’un qui est connecté sous votre nom veut utiliser une autre adresse à partir du ${date}. Si ce n’était pas vous, connectez-vous, gardez cette adresse et déconnectez tous les autres appareils.`,
  },
} satisfies LetterWords;
