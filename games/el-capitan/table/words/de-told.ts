import { und } from '@levante/table/words/de-grammar.ts';
import { many } from '@levante/table/words/de-plural.ts';
import type { PlaceName } from './namer.ts';
import type { PaysPart, ToldWords } from './told-words.ts';

const at = (places: readonly PlaceName[]): string => und(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} für die Verbreitung`;
  return `${one.amount} für die ${one.from === 'majority' ? 'Majorität' : 'Festung'} ${one.city.at}`;
}

export const deTold: ToldWords = {
  firstQuestion: 'wo du auf dem ersten Rang liegst',
  first: (first, second) => {
    if (first.length === 0 && second.length === 0) return 'Du liegst in keiner Stadt auf dem ersten oder zweiten Rang.';
    if (first.length === 0) return `Du liegst ${at(second)} auf dem zweiten Rang.`;
    if (second.length === 0) return `Du liegst ${at(first)} auf dem ersten Rang.`;
    return `Du liegst ${at(first)} auf dem ersten Rang, ${at(second)} auf dem zweiten.`;
  },
  paysQuestion: 'wer dir am nächsten Zahltag etwas zahlt',
  pays: (total, parts) =>
    parts.length === 0
      ? 'Der nächste Zahltag brächte dir nichts.'
      : `Der nächste Zahltag brächte dir ${many(total, 'Florin')}: ${und(parts.map(part))}.`,
  shutQuestion: 'welche Häuser als Nächste geschlossen würden',
  shut: (houses) =>
    houses.length === 0
      ? 'Kein Haus würde geschlossen.'
      : `Als Nächstes würde geschlossen: ${und(
          houses.map(({ city, owner }) => `${owner === null ? 'dein Haus' : `ein Haus von ${owner}`} ${city.at}`),
        )}.`,
};
