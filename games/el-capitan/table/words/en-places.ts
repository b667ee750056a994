import type { PlaceName } from './namer.ts';
import { PRINTED_CITIES } from './printed-cities.ts';

const cities: { readonly [code: string]: readonly [name: string, short: string] } = PRINTED_CITIES;

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
