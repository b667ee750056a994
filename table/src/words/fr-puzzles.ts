import { frForm } from './fr-plural.ts';
import type { PuzzleWords } from './puzzle-words.ts';

/** What the pages of puzzles say in French. */
const frPuzzlePages: PuzzleWords = {
  title: 'Problèmes',
  titleOf: (game) => `${game} : problèmes`,
  intro: 'Un tour gagne bien plus souvent que tous les autres. Trouvez-le.',
  how: 'Les bots ont trouvé ces positions dans leurs propres parties : après chaque tour, ils ont joué maintes fois jusqu’à la fin.',
  loading: 'Les problèmes arrivent …',
  missing: 'Les problèmes n’ont pas pu être chargés. Vérifiez la connexion et réessayez.',
  tryAgain: 'Réessayer',
  none: 'Il n’y a pas de problèmes pour ce jeu.',
  open: 'Voir les problèmes',
  solvedOf: (solved, all) => `${solved} ${frForm(solved, 'problème résolu', 'problèmes résolus')} sur ${all}`,
  next: 'Prochain problème à résoudre',
  allSolved: 'Vous les avez tous résolus.',
  filter: 'Difficulté',
  all: 'Tous',
  onlyOpen: 'À résoudre seulement',
  nothingLeft: 'Il ne reste rien ici : vous les avez tous résolus.',
  hardness: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile', master: 'Très difficile' },
  puzzle: (number) => `Problème ${number}`,
  rating: (points) => `Cote ${points}`,
  players: (count) => `${count} ${frForm(count, 'joueur')}`,
  solved: 'Résolu',
  failed: 'Pas encore résolu',
  task: (name) => `C’est votre tour, ${name}. Trouvez celui qui gagne le plus souvent.`,
  right: 'C’est ce tour !',
  wrong: 'Il y a un meilleur tour',
  dear: 'La bonne idée, mais trop chère',
  best: (best, next) =>
    `Il gagne ${best} parties sur 100 jouées à partir d’ici ; le deuxième meilleur tour en gagne ${next}.`,
  yours: (yours, best) =>
    `Le vôtre gagne ${yours} parties sur 100 jouées à partir d’ici ; le meilleur en gagne ${best}.`,
  unweighed: (best) => `Les bots ont écarté le vôtre, loin derrière ; le meilleur gagne ${best} parties sur 100.`,
  dearer: (spent, least) => `Vous avez dépensé ${spent} ; ${least} auraient suffi, et cela compte ici.`,
  again: 'Recommencer',
  show: 'Montrer la solution',
  showAgain: 'La montrer encore',
  nextPuzzle: 'Problème suivant',
  list: 'Tous les problèmes',
  solution: 'La solution',
  noSuch: (number) => `Il n’y a pas de problème ${number}.`,
};

/** The same by its key. */
export const frPuzzles = { puzzles: frPuzzlePages };
