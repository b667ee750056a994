import { listIn, type NamedPerson, pluralIn } from './grammar.ts';

/** `A, B, and C`. */
export const enAnd = listIn(' and ', ', and ');

/** `A, B, or C`. */
export const enOr = listIn(' or ', ', or ');

/** Returns a person as the subject at the start of a sentence: `You`, `Elio`. */
export const enSubject = ({ name, you }: NamedPerson): string => (you ? 'You' : name);

/** Returns a person within a sentence: `you`, `Elio`. */
export const enWho = ({ name, you }: NamedPerson): string => (you ? 'you' : name);

/** The possessive within a sentence: `your`, `Elio’s`. */
export const enWhose = ({ name, you }: NamedPerson): string => (you ? 'your' : `${name}’s`);

const form = pluralIn('en');

/** Chooses the form for a number: `formFor(2, 'city', 'cities')`. */
export const formFor = (count: number, one: string, other = `${one}s`): string => form(count, { one, other });

/** Formats a number with its noun: `2 cities`. */
export const many = (count: number, one: string, other?: string): string => `${count} ${formFor(count, one, other)}`;
