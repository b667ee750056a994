import type { Tables } from '../board/tables.ts';

/** Returns true if every rank behind the first is paid half in this city: in extra cities (EC-11.4). */
export const halfForAll = (t: Tables, city: number): boolean => ((t.extra >> city) & 1) === 1;
