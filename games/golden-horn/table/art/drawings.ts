import { drawingsAt } from '@levante/table/art/drawings.tsx';

/** Modone and the small drawings on the chart. */
export const chartDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);
