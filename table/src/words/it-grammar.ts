import { figuresIn, listIn, type NamedPerson, numbersIn, pluralIn } from './grammar.ts';

const form = pluralIn('it');
const wholePercent = numbersIn('it', { style: 'percent', maximumFractionDigits: 0 });
const exactPercent = numbersIn('it', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const itFigures = figuresIn('it');

/** Chooses the form for a number: `itForm(2, 'carta', 'carte')`. */
export const itForm = (count: number, one: string, other: string): string => form(count, { one, other });

/** Formats a number with its noun: `2 carte`. */
export const itMany = (count: number, one: string, other: string): string =>
  `${itFigures(count)} ${itForm(count, one, other)}`;

/** Formats florins with their noun: `12 fiorini`. */
export const itFlorins = (amount: number): string => itMany(amount, 'fiorino', 'fiorini');

/** Formats thousandths as a whole percentage: `35%`. */
export const itPercent = (thousandths: number): string => wholePercent(thousandths / 1000);

/** Formats thousandths as a percentage with one decimal: `3,5%`. */
export const itPercentExact = (thousandths: number): string => exactPercent(thousandths / 1000);

/** `A, B e C`. */
export const itAnd = listIn(' e ');

/** `A, B o C`. */
export const itOr = listIn(' o ');

/** A name after `a`, or `ad` before the same vowel: `ad Anna`, `a Elio`. */
export const itToName = (name: string): string => `${/^a/i.test(name.normalize('NFD')) ? 'ad' : 'a'} ${name}`;

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'] as const;

/** Returns a rank, from 1, as a word for a masculine noun: `secondo posto`. */
export const itOrdinal = (rank: number): string => ORDINALS[rank - 1] ?? `${rank}º`;

const NUMBERS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const;

/** A number up to ten as a word, for counts from two, which have no gender. */
export const itInWord = (count: number): string => NUMBERS[count] ?? itFigures(count);

/** A person before their verb; the reader is implied by the verb: `Elio `. */
export const itSubject = ({ name, you }: NamedPerson): string => (you ? '' : `${name} `);

/** Returns the past auxiliary: `hai`, `ha`. */
export const itHas = ({ you }: NamedPerson): string => (you ? 'hai' : 'ha');
