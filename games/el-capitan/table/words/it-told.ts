import { itAnd, itFlorins } from '@levante/table/words/it-grammar.ts';
import type { PlaceName } from './namer.ts';
import type { PaysPart, ToldWords } from './told-words.ts';

const at = (places: readonly PlaceName[]): string => itAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} per la presenza`;
  return `${one.amount} per la ${one.from === 'majority' ? 'maggioranza' : 'fortezza'} ${one.city.at}`;
}

export const itTold: ToldWords = {
  firstQuestion: 'dove hai il primo posto',
  first: (first, second) => {
    if (first.length === 0 && second.length === 0) return 'Non hai il primo o il secondo posto in nessuna città.';
    if (first.length === 0) return `Hai il secondo posto ${at(second)}.`;
    if (second.length === 0) return `Hai il primo posto ${at(first)}.`;
    return `Hai il primo posto ${at(first)}, il secondo ${at(second)}.`;
  },
  paysQuestion: 'chi ti paga al prossimo giorno di paga',
  pays: (total, parts) =>
    parts.length === 0
      ? 'Il prossimo giorno di paga non ti porterebbe nulla.'
      : `Il prossimo giorno di paga ti porterebbe ${itFlorins(total)}: ${itAnd(parts.map(part))}.`,
  shutQuestion: 'quali magazzini verrebbero chiusi adesso',
  shut: (houses) =>
    houses.length === 0
      ? 'Nessun magazzino verrebbe chiuso.'
      : `Il prossimo da chiudere: ${itAnd(
          houses.map(({ city, owner }) => `${owner === null ? 'il tuo' : `quello di ${owner}`} ${city.at}`),
        )}.`,
};
