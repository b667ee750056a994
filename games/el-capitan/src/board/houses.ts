import { isNeutral, mainHouse, neutralHouse, ownerOf } from '../state/state.ts';

const HOUSE = /^([0-4])(n?)$/;

/** A house as it is written: `0` or `0n`. */
export function houseCode(house: number): string {
  return isNeutral(house) ? `${ownerOf(house)}n` : String(ownerOf(house));
}

/** Reads a house; 0 if it is none. */
export function readHouse(code: unknown): number {
  const match = typeof code === 'string' ? HOUSE.exec(code) : null;
  if (!match) return 0;
  const seat = Number(match[1]);
  return match[2] ? neutralHouse(seat) : mainHouse(seat);
}
