import { wordAt } from '@levante/contract';
import { CAN, MOST_BERTHS } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';

/** The pirate ship (chapter 12 of the rules): where it may lie, whom it pushes, what it takes. */

/** The pirate starts on the second berth of the Islas Canarias (EC-11.7). */
export function placePirate(s: ElCapitanState): void {
  s.pirateFrom = -1;
  s.pirateCity = -1;
  s.pirateBerth = -1;
  if (!s.tables.hasPirate) return;
  const berth = Math.min(1, wordAt(s.tables.berths, CAN) - 1);
  s.pirateCity = CAN;
  s.pirateBerth = berth;
  s.berths[CAN * MOST_BERTHS + berth] = PIRATE;
}

export const FREE_NONE = 0;

export const FREE_OWED = 1;

export const FREE_DONE = 2;

export const FREE_MOVES = ['none', 'owed', 'done'] as const;

export const PAID_NONE = 0;

export const PAID_SAILING = 1;

export const PAID_DONE = 2;

export const PAID_MOVES = ['none', 'sailing', 'done'] as const;

export const PIRATE = 5;
