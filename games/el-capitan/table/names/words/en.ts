import type { Seat } from '@levante/contract';
import { formFor, many } from '@levante/table/words/en-grammar.ts';
import { figuresIn } from '@levante/table/words/grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';
import { type PlaceName, PRINTED_CITIES } from '../places.ts';

const RANKS = ['majority', 'second', 'third', 'fourth', 'fifth'] as const;

/** What a rank in a city is called, from 1. */
export const enRank = (rank: number): string => RANKS[rank - 1] ?? `rank ${rank}`;

const cities: { readonly [code: string]: readonly [name: string, short: string] } = PRINTED_CITIES;

const enBank: PlaceName = {
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

const figures = figuresIn('en');

const en = {
  bank: enBank,
  /** A city by its code; `own` is what a board calls it that is not the shipped one, where that is something else. */
  city: enCity,
  seatWithoutName: (seat: Seat): string => `Seat ${seat + 1}`,
  card: (city: string, seals: number): string => `${city} (${many(seals, 'seal')})`,
  connection: (a: string, b: string): string => `${a}–${b}`,
  florins: (amount: number): string => `${figures(amount)} ${formFor(amount, 'florin')}`,
};

export default en;

/** What names are made of. */
export type NamerWords = typeof en;

/** What names are made of, in the reader's language. */
export const namerWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
