import { MAX_SEATS } from './tables.ts';

/** Houses as numbers: 0 none, 1–5 a seat's main colour, 6–10 a seat's neutral colour (EC-10.1). */
export const HOUSES = 11;
export const mainHouse = (seat: number): number => seat + 1;
export const neutralHouse = (seat: number): number => seat + 1 + MAX_SEATS;
export const isNeutral = (house: number): boolean => house > MAX_SEATS;
export const ownerOf = (house: number): number => (house - 1) % MAX_SEATS;

/** Code of a house: `"0"` of seat 0's main colour, `"0n"` of its neutral colour. */
export type HouseCode = string;

const HOUSE = /^([0-4])(n?)$/;

/** Returns the code of a house. */
export function houseCode(house: number): HouseCode {
  return isNeutral(house) ? `${ownerOf(house)}n` : String(ownerOf(house));
}

/** Parses the code of a house; 0 if it is invalid. */
export function readHouse(code: unknown): number {
  const match = typeof code === 'string' ? HOUSE.exec(code) : null;
  if (!match) return 0;
  const seat = Number(match[1]);
  return match[2] ? neutralHouse(seat) : mainHouse(seat);
}
