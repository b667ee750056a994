import { POR } from '../board/tables.ts';

/** Returns true if a house that is shut in this city leaves the game, as in Porto (EC-11.6). */
export function shutForGood(city: number): boolean {
  return city === POR;
}
