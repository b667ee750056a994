import { figuresIn, listIn, type NamedPerson, numbersIn, pluralIn } from './grammar.ts';

const form = pluralIn('it');
const wholePercent = numbersIn('it', { style: 'percent', maximumFractionDigits: 0 });
const exactPercent = numbersIn('it', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A number in Italian. */
export const itFigures = figuresIn('it');

/** The word that goes with a number in Italian: `itForm(2, 'carta', 'carte')`. */
export const itForm = (count: number, one: string, other: string): string => form(count, { one, other });

/** A number with its word in Italian: `2 carte`. */
export const itMany = (count: number, one: string, other: string): string =>
  `${itFigures(count)} ${itForm(count, one, other)}`;

/** Florins with their word: `12 fiorini`. */
export const itFlorins = (amount: number): string => itMany(amount, 'fiorino', 'fiorini');

/** A whole percentage of thousandths: `35%`. */
export const itPercent = (thousandths: number): string => wholePercent(thousandths / 1000);

/** A percentage of thousandths with a decimal: `3,5%`. */
export const itPercentExact = (thousandths: number): string => exactPercent(thousandths / 1000);

/** `A, B e C`. */
export const itAnd = listIn(' e ');

/** `A, B o C`. */
export const itOr = listIn(' o ');

/** A name after the preposition `a`, which is `ad` before the same vowel only: `ad Anna`, `a Elio`. */
export const itToName = (name: string): string => `${/^a/i.test(name.normalize('NFD')) ? 'ad' : 'a'} ${name}`;

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'] as const;

/** A rank, from 1, in a word; every rank that it goes with is masculine: `secondo posto`. */
export const itOrdinal = (rank: number): string => ORDINALS[rank - 1] ?? `${rank}º`;

const NUMBERS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const;

/** A number in a word, up to ten; for counts of two and more, where one word goes with both genders. */
export const itInWord = (count: number): string => NUMBERS[count] ?? itFigures(count);

/** Somebody before their verb; a reader is said by the verb alone: `Elio `. */
export const itSubject = ({ name, you }: NamedPerson): string => (you ? '' : `${name} `);

/** The auxiliary of the past tense: `hai`, `ha`. */
export const itHas = ({ you }: NamedPerson): string => (you ? 'hai' : 'ha');
