import { pluralIn } from './plural.ts';

const form = pluralIn('en');

/** The word that goes with a number in English: `form(2, 'city', 'cities')`. */
export const formFor = (count: number, one: string, other = `${one}s`): string => form(count, { one, other });

/** A number with its word in English: `2 cities`. */
export const many = (count: number, one: string, other?: string): string => `${count} ${formFor(count, one, other)}`;
