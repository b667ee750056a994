import { frMany } from '@levante/table/words/fr-grammar.ts';
import type { RecordsWords } from './en.ts';

export default {
  title: 'Ouvrir un enregistrement',
  about:
    'Un enregistrement est le fichier d’une partie : tout ce qui y a été fait, depuis la donne. Il est lu sur cet appareil, et rien n’en est envoyé.',
  choose: 'Choisir un fichier',
  drop: 'Ou déposez le fichier n’importe où sur cette page.',
  pasted: 'Ou collez son texte ici',
  open: 'Ouvrir l’enregistrement',
  reading: 'Chaque action est vérifiée…',
  tooLarge: 'Ce fichier est trop grand : un enregistrement a 1 Mo au plus. Choisissez-en un autre.',
  notJson:
    'Ce n’est pas un enregistrement : le fichier n’est pas du JSON. Choisissez le fichier d’une partie, dont le nom finit par .levante.json.',
  hidden:
    'C’est l’enregistrement d’une partie encore en cours, telle qu’une place la voyait. Enregistrez-la de nouveau une fois la partie finie.',
  form: (path) =>
    path === ''
      ? 'Ce n’est pas l’enregistrement d’une partie. Choisissez un fichier dont le nom finit par .levante.json.'
      : `Ce n’est pas l’enregistrement d’une partie : quelque chose ne va pas à « ${path} ». Choisissez un autre fichier.`,
  unknownGame: (game) => `C’est l’enregistrement d’un jeu que cette page ne connaît pas : « ${game} ».`,
  otherRules: 'Cet enregistrement suit d’autres règles que cette page. Ouvrez-le là où il a été enregistré.',
  notAllowed: (ply, action) =>
    `Cet enregistrement enfreint les règles : l’action ${ply}, « ${action} », n’était pas permise. Il a peut-être été modifié.`,
  differs: {
    check: 'Cet enregistrement n’est pas cohérent : ce qu’il note du plateau ne correspond pas à ce qui a été joué.',
    deal: 'Cet enregistrement n’est pas cohérent : sa graine donne une autre donne.',
    commitment: 'Cet enregistrement n’est pas cohérent : sa graine n’est pas celle qui était annoncée avant la donne.',
    result: 'Cet enregistrement n’est pas cohérent : selon les règles, la partie finit autrement.',
    branch: 'Cet enregistrement n’est pas cohérent : il reprend des tours là où aucun tour ne commençait.',
  },
  startHidden:
    'Cet enregistrement n’est pas cohérent : il part d’une position qui cache quelque chose, alors que la partie est finie.',
  proven: (actions) => `${frMany(actions, 'action')}, selon les règles.`,
  dealProven: 'La graine prouve la donne.',
  ownIn: 'Votre propre contribution à la graine y figure.',
  ownMissing: 'Votre propre contribution à la graine manque : cette partie n’a pas été distribuée comme convenu.',
  takenBack: (turns) =>
    `${frMany(turns, 'tour a été repris', 'tours ont été repris')} ; à partir de là, le hasard est nouveau.`,
  consentUnproven: 'L’enregistrement ne prouve pas que tout le monde était d’accord.',
  branchesUnseen: (turns) =>
    `Cette partie n’a pas été distribuée comme convenu : selon l’enregistrement, ${frMany(turns, 'tour a été repris', 'tours ont été repris')}, ce que ce navigateur a vu autrement.`,
  startUnproven: 'Elle part d’une position. L’enregistrement ne prouve pas comment on y est arrivé.',
  ownNone:
    'Rien n’a été ajouté à la graine pour votre place. L’équité de la donne repose sur le serveur et sur ce que les autres ont ajouté.',
  ownElsewhere:
    'Quelque chose a été ajouté à la graine pour votre place, mais pas par ce navigateur. Si vous avez pris place dans un autre, vérifiez-y la donne.',
  keep: 'Enregistrer sur cet appareil',
  keeping: 'En cours…',
  cannotKeep: 'Seule une partie entière, avec sa graine, peut être gardée ici. Celle-ci reste dans son fichier.',
  another: 'Ouvrir un autre enregistrement',
  unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le de nouveau.',
} satisfies RecordsWords;
