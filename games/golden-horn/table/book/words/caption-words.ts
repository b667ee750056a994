import type { HornFigures, PictureClause } from '../moments.ts';

/** What stands below each picture, in one language. */
export type Captions = { readonly [C in PictureClause]: (f: HornFigures) => string };
