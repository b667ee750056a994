import { LIS } from '../board/tables.ts';

/** Lisboa pays for a main house built there at once; nothing for reopening, nor for a neutral house (EC-11.5). */

/** Whether building a main house in this city is paid for (EC-11.5). */
export const paysBuilding = (city: number): boolean => city === LIS;

/** What the builder gets, by the city's value and the rank there after building: all of it, or half (EC-11.5). */
export const buildingPay = (value: number, rank: number): number => (rank === 1 ? value : value >> 1);
