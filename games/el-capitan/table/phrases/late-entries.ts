import { LatePart } from '@levante/table/late/lazy.ts';

/** What says what was done: nobody has done anything yet when a match begins. */
export const entriesPart = new LatePart(() => import('./entries.ts'), 'likely');
