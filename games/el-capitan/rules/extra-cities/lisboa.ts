import { LIS } from '../board/tables.ts';

/** Lisboa: building a main house there is paid immediately; reopening one, or building a neutral one, is not (EC-11.5). */

/** Returns true if building a main house in this city is paid (EC-11.5). */
export const paysBuilding = (city: number): boolean => city === LIS;

/** Returns the builder's pay, by the city's value and the rank there after building: all of it, or half (EC-11.5). */
export const buildingPay = (value: number, rank: number): number => (rank === 1 ? value : value >> 1);
