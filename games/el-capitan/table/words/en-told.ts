import { enAnd } from '@levante/table/words/en-grammar.ts';
import { many } from '@levante/table/words/en-plural.ts';
import type { PlaceName } from './namer.ts';
import type { PaysPart, ToldWords } from './told-words.ts';

const at = (places: readonly PlaceName[]): string => enAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} for the spread`;
  return `${one.amount} for ${one.from === 'majority' ? 'the majority' : 'the fortress'} ${one.city.at}`;
}

export const enTold: ToldWords = {
  firstQuestion: 'where you come first',
  first: (first, second) => {
    if (first.length === 0 && second.length === 0) return 'You come first or second in no city.';
    if (first.length === 0) return `You come second ${at(second)}.`;
    if (second.length === 0) return `You come first ${at(first)}.`;
    return `You come first ${at(first)}; second ${at(second)}.`;
  },
  paysQuestion: 'who pays you at the next payday',
  pays: (total, parts) =>
    parts.length === 0
      ? 'The next payday would bring you nothing.'
      : `The next payday would bring you ${many(total, 'florin')}: ${enAnd(parts.map(part))}.`,
  shutQuestion: 'which houses would be shut next',
  shut: (houses) =>
    houses.length === 0
      ? 'No house would be shut.'
      : `Next to be shut: ${enAnd(
          houses.map(({ city, owner }) => `${owner === null ? 'yours' : `${owner}’s`} ${city.at}`),
        )}.`,
};
