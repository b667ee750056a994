import { LatePart } from '@levante/table/late/lazy.ts';

/** Why something cannot be done, and what is missing for it. */
export const refusalsPart = new LatePart(() => import('./refusals.ts'), 'likely');
