import { drawingsAt } from '@levante/table/art/drawings.tsx';

export const pieceDrawings = drawingsAt(new URL('./pieces.svg', import.meta.url).href);

/** Cities found only in this game, and the bank. */
export const cityDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);

/** Hills, wake and the winner's ship, loaded with the end of a match. */
export const endDrawings = drawingsAt(new URL('./end.svg', import.meta.url).href);

/** Western cities, loaded only by matches with extra cities. */
export const westernDrawings = drawingsAt(new URL('./west.svg', import.meta.url).href);
