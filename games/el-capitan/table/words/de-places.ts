import type { PlaceName } from './namer.ts';
import { PRINTED_CITIES } from './printed-cities.ts';

const cities: { readonly [code: string]: readonly [name: string, short: string] } = PRINTED_CITIES;

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
