import { listIn } from './formats.ts';

/** `A, B, and C`. */
export const enAnd = listIn(' and ', ', and ');

/** `A, B, or C`. */
export const enOr = listIn(' or ', ', or ');
