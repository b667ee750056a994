import type { CityCode } from '@levante/el-capitan/rules';
import { itFlorins, itMany, itOrdinal, itToName } from '@levante/table/words/it-grammar.ts';
import type { PlaceName } from '../places.ts';
import type { NamerWords } from './en.ts';

/** What a rank in a city is called, from 1. */
export const itRank = (rank: number): string => (rank === 1 ? 'maggioranza' : `${itOrdinal(rank)} posto`);

/** The cities in Italian, with what they are called where there is little room. */
export const itCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
  MAR: ['Marsiglia', 'Mars.'],
  VEN: ['Venezia', 'Ven.'],
  CON: ['Costantinopoli', 'Cost.'],
  VAL: ['Valencia', 'Val.'],
  NAP: ['Napoli', 'Nap.'],
  ATH: ['Atene', 'Atene'],
  TAN: ['Tangeri', 'Tang.'],
  TUN: ['Tunisi', 'Tun.'],
  ALE: ['Alessandria', 'Aless.'],
  POR: ['Porto', 'Porto'],
  LIS: ['Lisbona', 'Lisb.'],
  CAN: ['Isole Canarie', 'Can.'],
};

const cities: { readonly [code: string]: readonly [name: string, short: string] } = itCities;

const itBank: PlaceName = {
  name: 'la banca',
  at: 'alla banca',
  to: 'verso la banca',
  from: 'dalla banca',
  of: 'della banca',
};

const canaries: PlaceName = {
  name: itCities.CAN[0],
  at: 'alle Isole Canarie',
  to: 'verso le Isole Canarie',
  from: 'dalle Isole Canarie',
  of: 'delle Isole Canarie',
};

function itCity(code: string, own: string | null): PlaceName {
  if (code === 'CAN' && own === null) return canaries;
  const name = own ?? cities[code]?.[0] ?? code;
  return { name, at: itToName(name), to: `verso ${name}`, from: `da ${name}`, of: `di ${name}` };
}

const TO = /^verso /;

/** A place as the object of a verb, with its article where it has one: `Napoli`, `le Isole Canarie`. In Italian that follows `verso`. */
export const itReached = (place: PlaceName): string => place.to.replace(TO, '');

const it: NamerWords = {
  bank: itBank,
  city: itCity,
  seatWithoutName: (seat) => `Posto ${seat + 1}`,
  card: (city, seals) => `${city} (${itMany(seals, 'sigillo', 'sigilli')})`,
  connection: (a, b) => `${a}–${b}`,
  florins: itFlorins,
};
export default it;
