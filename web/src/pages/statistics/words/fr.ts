import { frForm, frMany, frOrdinal } from '@levante/table/words/fr-grammar.ts';
import type { StatisticsWords } from './en.ts';

const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 });

const figures = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

const averages = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export default {
  title: 'Statistiques',
  about: 'Vos parties finies, sur ce serveur et sur cet appareil, chacune vue de la place que vous occupiez.',
  reading: 'Chargement de vos parties…',
  none: 'Aucune partie finie pour l’instant.',
  noneText: 'Dès que vous en aurez fini une, cette page dira comment elle s’est passée.',
  begin: 'Jouer une partie',
  running: (count) => frForm(count, `${count} partie est encore en cours.`, `${count} parties sont encore en cours.`),
  shared: (count) =>
    frForm(
      count,
      `${count} partie jouée à plusieurs sur cet écran n’est pas comptée.`,
      `${count} parties jouées à plusieurs sur cet écran ne sont pas comptées.`,
    ),
  takenBack: (matches, turns) =>
    frForm(
      matches,
      `${matches} partie avec ${frMany(turns, 'tour repris', 'tours repris')} n’est pas comptée.`,
      `${matches} parties avec ${frMany(turns, 'tour repris', 'tours repris')} ne sont pas comptées.`,
    ),
  withoutServer: 'Vous êtes hors ligne : seules les parties de cet appareil sont comptées.',
  played: 'Jouées',
  won: 'Gagnées',
  share: 'Part',
  mean: 'Score moyen',
  meanShort: 'Moyenne',
  best: 'Meilleur score',
  longest: 'Partie la plus longue',
  actions: (count) => frMany(count, 'action'),
  places: 'Places',
  place: (rank) => frOrdinal(rank),
  times: (count) => `${count} fois`,
  latest: 'Les dernières parties',
  placeOf: (rank, players) => `${frOrdinal(rank)} place sur ${players}`,
  byPlayers: 'Par nombre de joueurs',
  players: (count) => frMany(count, 'joueur'),
  byOthers: 'Par adversaires',
  people: 'Personnes',
  identity: {
    title: 'Vous sur ce serveur',
    about:
      'Le serveur reconnaît ce navigateur à une clé gardée dans un cookie : ni mot de passe, ni adresse. Qui possède la clé joue à votre place.',
    renew: 'Se déconnecter partout ailleurs',
    renewed: 'C’est fait. Seul ce navigateur est encore connecté.',
    forget: 'M’oublier',
    forgetQuestion:
      'Vous oublier pour de bon ? Les parties où personne d’autre n’était assis sont supprimées. Dans celles en cours, un bot prend votre place ; dans les parties finies, elle reste sans nom. Ce qui est gardé sur cet appareil y reste.',
    forgetYes: 'Oui, oubliez-moi',
    forgetNo: 'Non, gardez-moi',
    forgotten:
      'Le serveur ne sait plus rien de vous. Vous commencerez votre prochaine partie sous une nouvelle identité.',
    failed: 'Cela n’a pas marché. Réessayez.',
  },
  percent: (share) => percent.format(share),
  figure: (value) => figures.format(value).replace('-', '−'),
  average: (value) => averages.format(value).replace('-', '−'),
} satisfies StatisticsWords;
