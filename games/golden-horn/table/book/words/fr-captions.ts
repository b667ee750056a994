import { frOf } from '@levante/table/words/fr-grammar.ts';
import type { Captions } from './caption-words.ts';

/** What stands below the pictures of the book, in French. */
export const frCaptions: Captions = {
  '1.3': (f) => `Les trois bateaux ${frOf(f.name)} : des voiles d’une couleur, de deux, de trois.`,
  '1.5': (f) => `À trois joueurs : ${f.spaces} cases, et pas de Modon.`,
  '4.3': (f) => `À bord de ce bateau ${frOf(f.name)} : ${f.goods}. Un pillage en prend un.`,
  '4.4': (f) => `Ce bateau ${frOf(f.name)} a perdu son dernier cube : il peut faire demi-tour.`,
  '5.1': (f) => `${f.name} a chargé ici toute une couleur : ${f.goods}.`,
  '6.2': (f) => `${f.taken} cases sont occupées : on les dépasse.`,
  '9.1': (f) => `L’entrepôt ${frOf(f.name)} : ${f.cubes} cubes, et avec les séries ${f.points} points.`,
};
