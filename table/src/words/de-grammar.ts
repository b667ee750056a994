import { figuresIn, listIn, type NamedPerson, numbersIn, pluralIn } from './grammar.ts';

const figures = figuresIn('de');
const percents = numbersIn('de', { style: 'percent' });
const tenths = numbersIn('de', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Small numbers as words, before a masculine or neuter noun in the nominative. */
const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const;

/** `A, B und C`. */
export const und = listIn(' und ');

/** `A, B oder C`. */
export const oder = listIn(' oder ');

/** Formats a number with a true minus sign. */
export const figure = (number: number): string => figures(number).replace('-', '−');

/** Formats thousandths as a whole percentage. */
export const wholePercent = (thousandths: number): string => percents(thousandths / 1000);

/** Formats thousandths as a percentage with one decimal. */
export const percentExact = (thousandths: number): string => tenths(thousandths / 1000);

/** Formats a gain or a loss: `+4`, `−2`. */
export const plusMinus = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** A small number as a word, any other in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? figure(count);

/** Returns a person as the subject at the start of a sentence: `Du`, `Elio`. */
export const deSubject = ({ name, you }: NamedPerson): string => (you ? 'Du' : name);

/** The perfect auxiliary of `haben`: `hast`, `hat`. */
export const deHas = ({ you }: NamedPerson): string => (you ? 'hast' : 'hat');

/** The perfect auxiliary of `sein`: `bist`, `ist`. */
export const deIs = ({ you }: NamedPerson): string => (you ? 'bist' : 'ist');

const form = pluralIn('de');

/** Chooses the form for a number: `formFor(2, 'Stadt', 'Städte')`. */
export const formFor = (count: number, one: string, other: string): string => form(count, { one, other });

/** Formats a number with its noun: `2 Städte`. An invariable noun is given once. */
export const many = (count: number, one: string, other: string = one): string =>
  `${count} ${formFor(count, one, other)}`;
