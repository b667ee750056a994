import { frMany } from '../../words/fr-grammar.ts';
import type { BookWords } from './en.ts';

export default {
  title: (game) => `Les règles : ${game}`,
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: (count) => frMany(count, 'règle trouvée', 'règles trouvées'),
  noneFound: 'Rien trouvé. Essayez avec moins de mots, ou avec un numéro comme 4.5.',
  clear: 'Montrer toutes les règles',
  example: 'Exemple :',
  related: 'À lire aussi :',
  relatedOf: (number) => `À lire avec ${number}`,
  games: 'Choix du jeu',
  noBook: 'Il n’y a rien de plus à dire sur ce jeu.',
  missing: 'Le livre des règles n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.',
  clause: (number, title) => `${number} ${title}`,
  wholeBook: 'Ouvrir le livre entier',
  tryIt: 'Essayer',
  noClause: 'Cette règle n’est pas dans le livre.',
} satisfies BookWords;
