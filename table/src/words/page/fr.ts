import type { JsonObject } from '@levante/contract';
import type { PageWords } from './en.ts';

/** Levels of bots, weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Passager clandestin',
  deckhand: 'Mousse',
  seaman: 'Matelot',
  helmsman: 'Timonier',
  boatswain: 'Bosco',
  mate: 'Officier',
  pilot: 'Pilote',
  master: 'Patron',
  capitan: 'Capitán',
};

const at = ({ path }: JsonObject): string =>
  typeof path === 'string' && path !== '' ? ` (à l’endroit « ${path} »)` : '';

export default {
  home: {
    signIn: 'Se connecter',
    title: 'Levante',
    playWithoutServer: 'Jouer sur cet appareil',
    rulesLink: 'Comment jouer',
    nav: { tables: 'Tables', learn: 'Apprendre', rules: 'Règles', puzzles: 'Problèmes', statistics: 'Statistiques' },
    account: 'Votre compte',
    licences: 'Licences des logiciels',
    defaultName: 'Capitaine',
    notLoaded: 'Cette page ne s’est pas chargée',
    reload: 'Recharger',
    tryAgain: 'Réessayer',
    game: 'Jeu',
    whoSits: 'Places',
    seat: (number) => `Place ${number}`,
    kinds: { me: 'Moi', here: 'Quelqu’un ici', open: 'Libre, par lien', bot: 'Bot' },
    levelName: (level) => LEVELS[level] ?? level,
    nameLabel: 'Nom',
    botNames: ['Bianca', 'Tariq', 'Zoé', 'Elio', 'Nadia'],
    board: 'Plateau',
    starting: 'Ouverture de la table…',
    back: 'Retour',
    needName: 'Donnez un nom de 40 caractères au plus.',
    join: 'Prendre place',
    joining: 'Vous prenez place…',
    notFound: 'Il n’y a rien ici.',
    notFoundText: 'Le lien est peut-être ancien ou incomplet. Allez à vos parties, ou redemandez le lien.',
  },
  settings: {
    language: 'Langue',
    languageMissing: (name) => `Cette langue n’a pas pu être chargée (${name}). Vérifiez le réseau, puis réessayez.`,
    theme: 'Couleurs',
    themes: { system: 'Comme le système', light: 'Jour', dark: 'À la lampe' },
    speed: 'Tours des autres',
    speeds: { '1': 'Normale', '2': 'Rapide', skip: 'Immédiate' },
    sound: 'Son',
    confirmEnd: 'Demander avant de terminer mon tour',
  },
  errors: {
    offline: 'Le serveur ne répond pas. Vérifiez le réseau, puis réessayez.',
    stale: 'La partie avait déjà avancé quand ceci est arrivé. Voici la table telle qu’elle est maintenant.',
    badIdentity:
      'Le serveur ne reconnaît pas ce navigateur. Connectez-vous, ou autorisez les cookies pour cette page et rechargez-la.',
    signedOut:
      'Le serveur ne reconnaît plus ce navigateur : vous ne faites que regarder. Connectez-vous pour continuer à jouer.',
    noSuchMatch: 'Cette partie n’existe pas. Le lien est peut-être ancien ou incomplet.',
    notYourSeat:
      'Cette place appartient à quelqu’un d’autre. Ouvrez la page dans le navigateur où vous l’avez prise, ou connectez-vous.',
    notOpener: 'Seule la personne qui a ouvert la table peut faire cela.',
    notStarted: 'La partie commence quand toutes les places sont prises.',
    noOpenSeat: 'Toutes les places sont prises maintenant. Vous pouvez regarder.',
    seatTaken: 'Quelqu’un a été plus rapide : cette place est prise. Choisissez-en une autre.',
    seatReserved: 'Cette place est réservée encore une minute. Réessayez ensuite.',
    notOver: 'La partie n’est pas encore finie.',
    atMaximum: 'On ne peut pas en garder davantage. Supprimez-en, puis réessayez.',
    tooMany: 'Trop de demandes à la fois. Attendez quelques secondes, puis réessayez.',
    newerRules: 'Cette partie demande une version plus récente de Levante.',
    banned: 'L’exploitant de ce serveur vous a banni pour un temps.',
    paused: 'Les nouvelles parties sont suspendues. Celles en cours continuent.',
    invitationNeeded:
      'Sur ce serveur, il faut une invitation pour jouer avec les autres. Saisissez le code en haut de la page, ou ouvrez le lien.',
    tooManyMatches:
      'Vous avez trop de parties ouvertes. Terminez-en ou supprimez-en d’abord ; celles terminées aujourd’hui comptent jusqu’à demain.',
    botPlays: 'Un bot joue pour vous. Reprenez d’abord votre place.',
    noBotPlays: 'Vous avez déjà votre place.',
    outOfTime: 'Votre temps pour ce tour est écoulé. Le bot le termine, puis vous pourrez reprendre votre place.',
    notAlone: 'Cette partie a commencé, ou quelqu’un d’autre y a pris place : impossible de la supprimer.',
    tooLarge: 'C’est trop volumineux pour le serveur. Un fichier de plateau peut atteindre 128 ko.',
    badName: 'Ce nom ne convient pas : de 1 à 40 caractères, sans espace au début ni à la fin.',
    newVersion: 'Il y a une nouvelle version de ce site. Rechargez la page : un tour commencé est conservé.',
    newerServer: 'Cette page est plus ancienne que le serveur : rechargez-la.',
    notHere:
      'Ce navigateur ne garde pas cette partie. Les parties sur un appareil restent dans le navigateur où elles ont commencé, jusqu’à ce qu’on les y supprime.',
    unkept:
      'Le navigateur n’a pas enregistré la partie : son stockage a été fermé et n’a pas pu être rouvert. Réessayez ; si cela ne suffit pas, rechargez la page.',
    noSpace: 'Le navigateur n’a plus de place pour enregistrer la partie. Faites de la place, puis réessayez.',
    unstored: {
      forbidden:
        'Ce navigateur n’enregistre rien pour ce site. Réglages, brouillons et parties sur cet appareil disparaissent quand vous quittez la page, et vous ne pouvez pas jouer avec d’autres : il faut pour cela des cookies.',
      full: 'Ce navigateur n’a plus de place pour ce site : ce que vous choisissez ou commencez maintenant disparaît quand vous le quittez.',
    },
    noBots: 'Les bots n’ont pas pu être chargés. Vérifiez le réseau, puis réessayez.',
    pageMissing: 'La page n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.',
    partMissing: 'Une partie de cette page n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.',
    unexpected: (code) => `Il y a eu un problème (${code}). Réessayez ; s’il persiste, rechargez la page.`,
  },
  refusals: {
    'bad-request': (d) => `La demande n’a pas été comprise${at(d)}.`,
    'bad-state': (d) => `Cette position contredit les règles${at(d)}.`,
    'unknown-game': () => 'Ce jeu n’est pas connu ici.',
    'bad-options': (d) => `Ces options ne conviennent pas${at(d)}.`,
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'match-over': () => 'La partie est terminée.',
  },
} satisfies PageWords;
