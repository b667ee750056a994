import type { SetUpWords } from './en.ts';

/** Audience of each bot level, weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Joue au hasard.',
  deckhand: 'Pour débuter en douceur.',
  seaman: 'Pour une deuxième partie.',
  helmsman: 'Pour qui connaît les règles.',
  boatswain: 'Pour qui a déjà gagné.',
  mate: 'Pardonne peu.',
  pilot: 'Voit loin.',
  master: 'Difficile à battre.',
  capitan: 'Le niveau le plus fort du bord.',
};

export default {
  newMatch: 'Préparer une partie',
  where: 'Où l’on joue',
  places: {
    server: 'Sur le serveur : d’autres peuvent rejoindre la partie par lien',
    device: 'Sur cet appareil : sur cet écran et contre des bots, même sans réseau',
  },
  howMany: 'Joueurs',
  kindLabel: 'Qui joue',
  level: 'Niveau',
  levelText: (level) => LEVELS[level] ?? '',
  guest: (number) => `Invité ${number}`,
  openHint: 'Vous recevez un lien à envoyer.',
  hereHint: 'Sur cet écran, à tour de rôle avec vous.',
  boardShipped: 'Le plateau reconstitué',
  boardOwn: 'Un fichier de plateau à moi',
  boardFile: 'Choisir un fichier de plateau (JSON)',
  boardTaken: (name) => `Chargé : ${name}.`,
  boardNotJson: 'Ce fichier n’est pas du JSON. Choisissez un fichier de plateau tel que l’écrit « levante board ».',
  boardFault: (path, message) =>
    `Ce plateau a un défaut : ${path === '' ? 'le fichier dans son ensemble' : `« ${path} »`}${message === '' ? '' : ` (${message})`}.`,
  whoMaySit: 'Qui peut s’asseoir',
  sitters: {
    everybody: 'Tout le monde : elle figure parmi les tables ouvertes',
    link: 'Seulement les personnes qui ont le lien',
    invited: 'Seulement les personnes que j’invite par leur identifiant',
  },
  inviteAbove: 'Saisissez un identifiant à chaque place ouverte.',
  inviteNeedsAccount: 'Pour inviter, il vous faut un compte.',
  order: 'Ordre des places',
  orderDrawn: 'Tiré au sort',
  orderAsListed: 'Celui de la liste ; la première place commence',
  start: 'Ouvrir la table',
} satisfies SetUpWords;
