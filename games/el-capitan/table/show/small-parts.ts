/** What a small window shows in a way of its own. */
export { Drawers } from './drawers.tsx';
export { SmallTile } from './small-tile.tsx';
