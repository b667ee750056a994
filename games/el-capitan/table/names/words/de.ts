import type { CityCode } from '@levante/el-capitan/rules';
import { figure, formFor, many } from '@levante/table/words/de-grammar.ts';
import type { PlaceName } from '../places.ts';
import type { NamerWords } from './en.ts';

/** What the pieces of the game are called with a number, in the nominative and the accusative. */
export const deFlorins = (amount: number): string => many(amount, 'Florin');

export const houses = (count: number): string => many(count, 'Haus', 'Häuser');

export const fortresses = (count: number): string => many(count, 'Festung', 'Festungen');

export const deSailingCards = (count: number): string => many(count, 'Karte', 'Karten');

export const seals = (count: number): string => many(count, 'Siegel');

export const cities = (count: number): string => many(count, 'Stadt', 'Städte');

export const ways = (count: number): string => many(count, 'Weg', 'Wege');

/** `in 1 Stadt`, `in 3 Städten`. */
export const inCities = (count: number): string => `in ${many(count, 'Stadt', 'Städten')}`;

/** After an article: `ein neutrales Haus`, `das neutrale Haus`; without one as after `ein`. */
export const house = (neutral: boolean): string => (neutral ? 'neutrales Haus' : 'Haus');

export const theHouse = (neutral: boolean): string => (neutral ? 'das neutrale Haus' : 'das Haus');

/** The verb that goes with a number of things that stay. */
export const remain = (count: number): string => formFor(count, 'bleibt', 'bleiben');

/** What a rank in a city is called, from 1. */
export const deRank = (rank: number): string => (rank === 1 ? 'Majorität' : `${rank}. Rang`);

/** The cities in German, and their short names for narrow places. */
export const deCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
  MAR: ['Marseille', 'Mars.'],
  VEN: ['Venedig', 'Ven.'],
  CON: ['Konstantinopel', 'Konst.'],
  VAL: ['Valencia', 'Val.'],
  NAP: ['Neapel', 'Neap.'],
  ATH: ['Athen', 'Athen'],
  TAN: ['Tanger', 'Tang.'],
  TUN: ['Tunis', 'Tun.'],
  ALE: ['Alexandria', 'Alex.'],
  POR: ['Porto', 'Porto'],
  LIS: ['Lissabon', 'Liss.'],
  CAN: ['Kanaren', 'Kan.'],
};

const byCode: { readonly [code: string]: readonly [name: string, short: string] } = deCities;

const deBank: PlaceName = {
  name: 'die Bank',
  at: 'bei der Bank',
  to: 'zur Bank',
  from: 'von der Bank',
  of: 'der Bank',
};

/** The islands are the one place with an article; a board's own name takes none. */
function deCity(code: string, own: string | null): PlaceName {
  const name = own ?? byCode[code]?.[0] ?? code;
  if (code === 'CAN' && own === null)
    return { name, at: `auf den ${name}`, to: `zu den ${name}`, from: `von den ${name}`, of: `der ${name}` };
  return { name, at: `in ${name}`, to: `nach ${name}`, from: `von ${name}`, of: `von ${name}` };
}

const de: NamerWords = {
  bank: deBank,
  city: deCity,
  seatWithoutName: (seat) => `Platz ${seat + 1}`,
  card: (city, count) => `${city} (${seals(count)})`,
  connection: (a, b) => `${a}–${b}`,
  florins: (amount) => `${figure(amount)} Florin`,
};
export default de;
