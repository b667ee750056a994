import { LatePart } from '@levante/table/late/lazy.ts';

/** Hints and refusals: what is said of what somebody points at. */
export const hintsPart = new LatePart(() => import('./hints.ts'), 'likely');
