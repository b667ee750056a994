import { figuresIn, listIn, type NamedPerson, numbersIn, pluralIn } from './grammar.ts';

const figures = figuresIn('de');
const percents = numbersIn('de', { style: 'percent' });
const tenths = numbersIn('de', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Small numbers as words, as they stand before a masculine or neuter noun in the nominative. */
const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const;

/** `A, B und C`. */
export const und = listIn(' und ');

/** `A, B oder C`. */
export const oder = listIn(' oder ');

/** A number as German writes it, with a true minus sign. */
export const figure = (number: number): string => figures(number).replace('-', '−');

/** A share of a thousand in whole percent. */
export const wholePercent = (thousandths: number): string => percents(thousandths / 1000);

/** A share of a thousand in percent with a decimal. */
export const percentExact = (thousandths: number): string => tenths(thousandths / 1000);

/** A gain or a loss with its sign: `+4`, `−2`. */
export const plusMinus = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** A small number as a word, any other in figures. */
export const numberWord = (count: number): string => NUMBERS[count] ?? figure(count);

/** Somebody as the subject at the start of a sentence: `Du`, `Elio`. */
export const deSubject = ({ name, you }: NamedPerson): string => (you ? 'Du' : name);

/** The auxiliary of the perfect with `haben`: `hast`, `hat`. */
export const deHas = ({ you }: NamedPerson): string => (you ? 'hast' : 'hat');

/** The auxiliary of the perfect with `sein`: `bist`, `ist`. */
export const deIs = ({ you }: NamedPerson): string => (you ? 'bist' : 'ist');

const form = pluralIn('de');

/** The word that goes with a number in German: `formFor(2, 'Stadt', 'Städte')`. */
export const formFor = (count: number, one: string, other: string): string => form(count, { one, other });

/** A number with its word in German: `2 Städte`. A word that does not change is given once. */
export const many = (count: number, one: string, other: string = one): string =>
  `${count} ${formFor(count, one, other)}`;
