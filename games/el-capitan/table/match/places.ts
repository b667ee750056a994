import type { CityCode } from '@levante/el-capitan/rules';

/** What a place is called, with the words that its language puts before it: no sentence glues a preposition to a name. */
export interface PlaceName {
  readonly name: string;
  /** Where something lies or happens: `in Napoli`. */
  readonly at: string;
  /** Where one goes: `to Napoli`. */
  readonly to: string;
  readonly from: string;
  /** Whose: `of Napoli`. */
  readonly of: string;
}

/** The cities as the board prints them, in English, with what they are called where there is little room. */
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
