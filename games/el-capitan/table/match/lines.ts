import type { Seat } from '@levante/contract';
import { type CardCode, CITY_CODES, type CityCode } from '@levante/el-capitan/rules';

/** A parsed line of the notation. */
export type ActionLine = { readonly text: string; readonly seat: Seat } & (
  | { readonly verb: 'buy'; readonly card: CardCode }
  | { readonly verb: 'sail'; readonly card: CardCode; readonly city: CityCode }
  | { readonly verb: 'build' | 'reopen'; readonly site: number; readonly neutral: boolean }
  | { readonly verb: 'fortress'; readonly site: number }
  | { readonly verb: 'loan' | 'repay' | 'extend'; readonly amount: number }
  | { readonly verb: 'pirate-free' | 'pirate-florins'; readonly city: CityCode; readonly berth: number }
  | { readonly verb: 'pirate-card'; readonly card: CardCode; readonly city: CityCode }
  | { readonly verb: 'pirate-anchor'; readonly berth: number }
  | { readonly verb: 'starter'; readonly chosen: Seat }
  | { readonly verb: 'end' | 'pass' }
);

export function isCity(text: string | undefined): text is CityCode {
  return CITY_CODES.some((code) => code === text);
}

/** Parses a seat's line; null for chance and anything else. */
export function readLine(text: string): ActionLine | null {
  const [actor = '', verb = '', ...args] = text.split(' ');
  const seat = Number(actor);
  if (!/^\d$/.test(actor)) return null;
  const start = { text, seat };
  const [first = '', second = ''] = args;
  switch (verb) {
    case 'buy':
      return { ...start, verb, card: first };
    case 'sail':
      return isCity(second) ? { ...start, verb, card: first, city: second } : null;
    case 'build':
    case 'reopen':
      return { ...start, verb, site: Number(first), neutral: second === 'neutral' };
    case 'fortress':
      return { ...start, verb, site: Number(first) };
    case 'loan':
    case 'repay':
    case 'extend':
      return { ...start, verb, amount: Number(first) };
    case 'starter':
      return { ...start, verb, chosen: Number(first) };
    case 'end':
    case 'pass':
      return { ...start, verb };
    case 'pirate':
      return readPirate(start, args);
    default:
      return null;
  }
}

function readPirate(start: { text: string; seat: Seat }, args: readonly string[]): ActionLine | null {
  const [how, first = '', second = ''] = args;
  if (how === 'anchor') return { ...start, verb: 'pirate-anchor', berth: Number(first) };
  if (how === 'card') return isCity(second) ? { ...start, verb: 'pirate-card', card: first, city: second } : null;
  if (!isCity(first)) return null;
  if (how === 'free') return { ...start, verb: 'pirate-free', city: first, berth: Number(second) };
  if (how === 'florins') return { ...start, verb: 'pirate-florins', city: first, berth: Number(second) };
  return null;
}

/** Returns the cities on a card: one for `MAR-3`, two for `VEN-TAN`. */
export function citiesOn(card: CardCode): readonly CityCode[] {
  return card.split('-').filter(isCity);
}
