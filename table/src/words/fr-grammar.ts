import { figuresIn, listIn, type NamedPerson, pluralIn } from './grammar.ts';

// In the French sentences the blanks before marks and within « » are not ordinary ones: U+202F before ; ! ? and U+00A0
// before : and inside « », so that no line begins with a mark.

/** Returns whether `de` is elided before a name: before vowels with any accent, h, and y before a consonant. */
function elides(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return /^([aeiouœæh]|y[^aeiouœæ\W])/iu.test(plain);
}

/** The possessive of a name: `d’Elio`, `de Bianca`. */
export const frOf = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** `A, B et C`. */
export const frAnd = listIn(' et ');

/** `A, B ou C`. */
export const frOr = listIn(' ou ');

/** Formats a rank: `1re`, `2e`. */
export const frOrdinal = (rank: number): string => (rank === 1 ? '1re' : `${rank}e`);

/** Returns a person as the subject at the start of a sentence: `Vous`, `Elio`. */
export const frSubject = ({ name, you }: NamedPerson): string => (you ? 'Vous' : name);

/** Returns the past auxiliary: `avez`, `a`. */
export const frHas = ({ you }: NamedPerson): string => (you ? 'avez' : 'a');

const form = pluralIn('fr');
const figures = figuresIn('fr');

/** Chooses the form for a number; zero is singular: `frForm(2, 'ville')`. */
export const frForm = (count: number, one: string, other = `${one}s`): string => form(count, { one, other });

/** Formats a number with its noun and a no-break space: `2 villes`. */
export const frMany = (count: number, one: string, other?: string): string =>
  `${figures(count)} ${frForm(count, one, other)}`;
