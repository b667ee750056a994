import { listIn } from './formats.ts';
import type { NamedPerson } from './person.ts';

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
