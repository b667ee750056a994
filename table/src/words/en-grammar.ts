import { listIn, type NamedPerson, pluralIn } from './grammar.ts';

/** `A, B, and C`. */
export const enAnd = listIn(' and ', ', and ');

/** `A, B, or C`. */
export const enOr = listIn(' or ', ', or ');

/** Somebody as the subject at the start of a sentence: `You`, `Elio`. */
export const enSubject = ({ name, you }: NamedPerson): string => (you ? 'You' : name);

/** Somebody within a sentence: `you`, `Elio`. */
export const enWho = ({ name, you }: NamedPerson): string => (you ? 'you' : name);

/** Whose, within a sentence: `your`, `Elio’s`. */
export const enWhose = ({ name, you }: NamedPerson): string => (you ? 'your' : `${name}’s`);

const form = pluralIn('en');

/** The word that goes with a number in English: `form(2, 'city', 'cities')`. */
export const formFor = (count: number, one: string, other = `${one}s`): string => form(count, { one, other });

/** A number with its word in English: `2 cities`. */
export const many = (count: number, one: string, other?: string): string => `${count} ${formFor(count, one, other)}`;
