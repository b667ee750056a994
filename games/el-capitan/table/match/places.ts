import type { CityCode } from '@levante/el-capitan/rules';

/** A place name with its prepositions, which depend on the language. */
export interface PlaceName {
  readonly name: string;
  /** Location: `in Napoli`. */
  readonly at: string;
  /** Destination: `to Napoli`. */
  readonly to: string;
  readonly from: string;
  /** Possession: `of Napoli`. */
  readonly of: string;
}

/** The printed city names in English, with short forms. */
export const PRINTED_CITIES: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
  MAR: ['Marseille', 'Mars.'],
  VEN: ['Venezia', 'Ven.'],
  CON: ['Constantinople', 'Const.'],
  VAL: ['Valencia', 'Val.'],
  NAP: ['Napoli', 'Nap.'],
  ATH: ['Athina', 'Ath.'],
  TAN: ['Tanger', 'Tang.'],
  TUN: ['Tunis', 'Tun.'],
  ALE: ['Alexandria', 'Alex.'],
  POR: ['Porto', 'Porto'],
  LIS: ['Lisboa', 'Lisb.'],
  CAN: ['Islas Canarias', 'Can.'],
};
