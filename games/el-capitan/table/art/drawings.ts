import { drawingsAt } from '@levante/table/art/drawings.tsx';

/** Ships, houses, fortresses and seals. */
export const pieceDrawings = drawingsAt(new URL('./pieces.svg', import.meta.url).href);

/** The cities that no other page shows, and the bank. */
export const cityDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);

/** The cities in the west, which few tables show. */
export const westernDrawings = drawingsAt(new URL('./west.svg', import.meta.url).href);
