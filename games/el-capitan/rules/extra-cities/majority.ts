import type { Tables } from '../board/tables.ts';

/** Returns true if a city pays half to every rank behind the first, as extra cities do (EC-11.4). */
export const halfForAll = (t: Tables, city: number): boolean => ((t.extra >> city) & 1) === 1;
