export const CITY_CODES = ['VEN', 'CON'] as const;
export type CityCode = (typeof CITY_CODES)[number];
/** Where a ship is: a city, Modone, or a sea space counted from Venice. */
export type Place = CityCode | 'MOD' | number;
