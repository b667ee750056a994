import { figuresIn } from './formats.ts';
import { pluralIn } from './plural.ts';

const form = pluralIn('fr');
const figures = figuresIn('fr');

/** The word that goes with a number in French, where none is singular too: `frForm(2, 'ville')`. */
export const frForm = (count: number, one: string, other = `${one}s`): string => form(count, { one, other });

/** A number with its word in French, never parted at the end of a line: `2 villes`. */
export const frMany = (count: number, one: string, other?: string): string =>
  `${figures(count)} ${frForm(count, one, other)}`;
