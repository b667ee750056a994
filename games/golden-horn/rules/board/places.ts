export const CITY_CODES = ['VEN', 'CON'] as const;
export type CityCode = (typeof CITY_CODES)[number];
/** Location of a ship: a city, Modone, or a sea space counted from Venice. */
export type Place = CityCode | 'MOD' | number;
