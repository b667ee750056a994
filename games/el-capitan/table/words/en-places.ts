import type { CityCode } from '@levante/el-capitan/rules';
import type { PlaceName } from './namer.ts';

/** The cities in English as the board prints them, with what they are called where there is little room. */
export const enCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
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

const cities: { readonly [code: string]: readonly [name: string, short: string] } = enCities;

export const enBank: PlaceName = {
  name: 'the bank',
  at: 'at the bank',
  to: 'to the bank',
  from: 'from the bank',
  of: 'of the bank',
};

export function enCity(code: string, own: string | null): PlaceName {
  const name = own ?? cities[code]?.[0] ?? code;
  return { name, at: `in ${name}`, to: `to ${name}`, from: `from ${name}`, of: `of ${name}` };
}
