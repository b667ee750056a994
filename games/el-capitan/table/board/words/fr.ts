import { frMany } from '@levante/table/words/fr-grammar.ts';
import type { BoardWords } from './en.ts';

const fr: BoardWords = {
  planChoices: 'Que construire',
  planOptions: (count) => `${frMany(count, 'façon')} d’y parvenir`,
  planSteps: 'Ce qui sera fait',
  go: 'Y aller',
  free: 'gratuit',
  signList: {
    next: 'Le prochain entrepôt se construit ici',
    choice: 'Le premier entrepôt se construit sur l’une ou l’autre de ces cases',
    dark: 'Case sombre : y construire ferme l’entrepôt de tête',
    triangle: 'Triangle : ferme aussi un entrepôt, à deux ou trois joueurs',
    counts: 'La valeur qui compte maintenant : entière pour la première place, la moitié pour la seconde',
    last: 'Dernière case : on n’y construit jamais ; elle compte quand tout est plein',
    shut: 'Cet entrepôt serait fermé le premier',
    legal: 'Possible maintenant',
    reach: 'La carte que vous désignez mène ici',
    neutral: 'Entrepôt d’une couleur neutre, sous le toit de qui le possède',
  },
  previousCity: (city) => `Ville précédente : ${city}`,
  nextCity: (city) => `Ville suivante : ${city}`,
  tapHint: 'Touchez un élément de la ville pour voir son effet.',
};
export default fr;
