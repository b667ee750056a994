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
  related: 'Voir aussi :',
  relatedOf: (number) => `Voir aussi pour ${number}`,
  games: 'Jeux',
  noBook: 'Ce jeu n’a pas d’autres règles.',
  missing: 'Le livre des règles n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.',
  wholeBook: 'Ouvrir toutes les règles',
  tryIt: 'Essayer',
  noClause: 'Cette règle n’est pas dans le livre des règles.',
} satisfies BookWords;
