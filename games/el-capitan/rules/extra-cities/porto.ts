import { POR } from '../board/tables.ts';

/** Returns true if a house shut in this city leaves the game instead of waiting on the picture: in Porto (EC-11.6). */
export function shutForGood(city: number): boolean {
  return city === POR;
}
