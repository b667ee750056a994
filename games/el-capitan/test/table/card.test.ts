import { citiesInPlay, elCapitan } from '@levante/el-capitan/rules';
import { expect, it } from 'vitest';
import { elCapitanCard } from '../../table/card.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

it('the game card states how many cities are played, with and without the extra ones', () => {
  const citiesOf = (cities: readonly string[]): string => {
    const options = elCapitan.options({ players: 4, cities });
    if (!options.ok) throw new Error(options.refusal.code);
    return NUMBERS[citiesInPlay(elCapitan.setup(options.value)).length] ?? '';
  };
  const extra = elCapitanCard.choices.find(({ key }) => key === 'cities')?.values ?? [];
  expect(elCapitanCard.words.value.text).toContain(`${citiesOf([])} cities or up to ${citiesOf(extra)}`);
});
