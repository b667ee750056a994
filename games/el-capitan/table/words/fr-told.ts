import { frAnd, frOf } from '@levante/table/words/fr-grammar.ts';
import { frMany } from '@levante/table/words/fr-plural.ts';
import type { PlaceName } from './namer.ts';
import type { PaysPart, ToldWords } from './told-words.ts';

const at = (places: readonly PlaceName[]): string => frAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} pour la présence`;
  return `${one.amount} pour la ${one.from === 'majority' ? 'majorité' : 'forteresse'} ${one.city.at}`;
}

export const frTold: ToldWords = {
  firstQuestion: 'où vous avez la première place',
  first: (first, second) => {
    if (first.length === 0 && second.length === 0)
      return 'Vous n’avez la première ou la seconde place dans aucune ville.';
    if (first.length === 0) return `Vous avez la seconde place ${at(second)}.`;
    if (second.length === 0) return `Vous avez la première place ${at(first)}.`;
    return `Vous avez la première place ${at(first)}, la seconde ${at(second)}.`;
  },
  paysQuestion: 'qui vous paie au prochain décompte',
  pays: (total, parts) =>
    parts.length === 0
      ? 'Le prochain décompte ne vous rapporterait rien.'
      : `Le prochain décompte vous rapporterait ${frMany(total, 'florin')} : ${frAnd(parts.map(part))}.`,
  shutQuestion: 'quels entrepôts seraient fermés ensuite',
  shut: (houses) =>
    houses.length === 0
      ? 'Aucun entrepôt ne serait fermé.'
      : `À fermer ensuite : ${frAnd(
          houses.map(({ city, owner }) => `${owner === null ? 'le vôtre' : `celui ${frOf(owner)}`} ${city.at}`),
        )}.`,
};
