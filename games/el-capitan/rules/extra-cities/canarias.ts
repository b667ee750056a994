import { wordAt } from '@levante/contract';
import { CAN, type Tables } from '../board/tables.ts';

/** Islas Canarias: the origin of the pirate ship (EC-11.7), whose rules are in `pirate/`. */

/** Returns true if the pirate ship is in play. */
export const bringsPirate = (t: Tables): boolean => t.hasPirate;

/** Returns the berth of the Islas Canarias on which the pirate starts, from 0: the second (EC-11.7). */
export const pirateStart = (t: Tables): number => Math.min(1, wordAt(t.berths, CAN) - 1);
