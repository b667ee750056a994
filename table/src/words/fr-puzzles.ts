import { frForm } from './fr-plural.ts';
import type { PuzzleWords } from './puzzle-words.ts';

/** How often a turn wins in 100 playouts. */
const wins = (count: number): string => (count === 0 ? 'ne gagne jamais' : `gagne ${count} fois`);

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
  next: 'Suivant non résolu',
  allSolved: 'Vous les avez tous résolus.',
  filter: 'Difficulté',
  all: 'Tous',
  theme: 'Thème',
  allThemes: 'Tous les thèmes',
  ofDay: 'Problème du jour',
  solveDay: 'Le résoudre',
  onlyOpen: 'Non résolus seulement',
  nothingLeft: 'Vous avez résolu tous ceux-ci.',
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
  best: (best, next) => `Sur 100 parties simulées, il ${wins(best)} ; le deuxième meilleur tour ${wins(next)}.`,
  yours: (yours, best) => `Sur 100 parties simulées, le vôtre ${wins(yours)} ; le meilleur tour ${wins(best)}.`,
  unweighed: (best) => `Le vôtre est loin derrière ; sur 100 parties simulées, le meilleur tour ${wins(best)}.`,
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
