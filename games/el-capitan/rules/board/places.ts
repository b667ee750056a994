export const CITY_CODES = ['MAR', 'VEN', 'CON', 'VAL', 'NAP', 'ATH', 'TAN', 'TUN', 'ALE', 'POR', 'LIS', 'CAN'] as const;

/** A city by its code, in board order; the last three are the extra cities. */
export type CityCode = (typeof CITY_CODES)[number];

/** Location of a ship: a city or the bank. */
export type PlaceCode = CityCode | 'BANK';
