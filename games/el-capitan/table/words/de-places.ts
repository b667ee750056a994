import type { CityCode } from '@levante/el-capitan/rules';
import type { PlaceName } from './namer.ts';

/** The cities in German as the board prints them, with what they are called where there is little room. */
export const deCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
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

const cities: { readonly [code: string]: readonly [name: string, short: string] } = deCities;

export const deBank: PlaceName = {
  name: 'die Bank',
  at: 'bei der Bank',
  to: 'zur Bank',
  from: 'von der Bank',
  of: 'der Bank',
};

/** The islands are the one place with an article; a board's own name takes none. */
export function deCity(code: string, own: string | null): PlaceName {
  const name = own ?? cities[code]?.[0] ?? code;
  if (code === 'CAN' && own === null)
    return { name, at: `auf den ${name}`, to: `zu den ${name}`, from: `von den ${name}`, of: `der ${name}` };
  return { name, at: `in ${name}`, to: `nach ${name}`, from: `von ${name}`, of: `von ${name}` };
}
