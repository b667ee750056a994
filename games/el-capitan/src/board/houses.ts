import { MOST_SEATS } from './tables.ts';

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

/** A house: `"0"` of seat 0's main colour, `"0n"` of its neutral colour. */
export type HouseCode = string;

/** A house as a number: 0 none, 1–5 seat's main colour, 6–10 seat's neutral colour. */
export const HOUSES = 11;

export const mainHouse = (seat: number): number => seat + 1;

export const neutralHouse = (seat: number): number => seat + 6;

export const isNeutral = (house: number): boolean => house > MOST_SEATS;

export const ownerOf = (house: number): number => (house - 1) % MOST_SEATS;
