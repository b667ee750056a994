/** What tells in the address of a match how many actions of it are looked at. */
export const PLY = 'ply';

/** Whether the address of this page asks for a moment of its match. */
export const asksForMoment = (): boolean => new URLSearchParams(location.search).has(PLY);
