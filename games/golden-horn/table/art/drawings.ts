import { drawingsAt } from '@levante/table/art/drawings.tsx';

/** Modone. */
export const fortDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);
