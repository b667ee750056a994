import { pluralIn } from './plural.ts';

const form = pluralIn('de');

/** The word that goes with a number in German: `formFor(2, 'Stadt', 'Städte')`. */
export const formFor = (count: number, one: string, other: string): string => form(count, { one, other });

/** A number with its word in German: `2 Städte`. A word that does not change is given once. */
export const many = (count: number, one: string, other: string = one): string =>
  `${count} ${formFor(count, one, other)}`;
