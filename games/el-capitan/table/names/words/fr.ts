import type { CityCode } from '@levante/el-capitan/rules';
import { frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import type { PlaceName } from '../places.ts';
import type { NamerWords } from './en.ts';

const RANKS = ['majorité', 'seconde place', 'troisième place', 'quatrième place', 'cinquième place'] as const;

/** What a rank in a city is called, from 1. */
export const frRank = (rank: number): string => RANKS[rank - 1] ?? `${rank}e place`;

/** The cities in French, with what they are called where there is little room. */
export const frCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
  MAR: ['Marseille', 'Mars.'],
  VEN: ['Venise', 'Ven.'],
  CON: ['Constantinople', 'Const.'],
  VAL: ['Valence', 'Val.'],
  NAP: ['Naples', 'Nap.'],
  ATH: ['Athènes', 'Ath.'],
  TAN: ['Tanger', 'Tang.'],
  TUN: ['Tunis', 'Tun.'],
  ALE: ['Alexandrie', 'Alex.'],
  POR: ['Porto', 'Porto'],
  LIS: ['Lisbonne', 'Lisb.'],
  CAN: ['Îles Canaries', 'Can.'],
};

const cities: { readonly [code: string]: readonly [name: string, short: string] } = frCities;

const frBank: PlaceName = {
  name: 'la banque',
  at: 'à la banque',
  to: 'vers la banque',
  from: 'de la banque',
  of: 'de la banque',
};

/** The only name with an article, which its prepositions swallow. */
const islands: PlaceName = {
  name: 'Îles Canaries',
  at: 'aux îles Canaries',
  to: 'vers les îles Canaries',
  from: 'des îles Canaries',
  of: 'des îles Canaries',
};

function frCity(code: string, own: string | null): PlaceName {
  if (code === 'CAN' && own === null) return islands;
  const name = own ?? cities[code]?.[0] ?? code;
  return { name, at: `à ${name}`, to: `vers ${name}`, from: frOf(name), of: frOf(name) };
}

const fr: NamerWords = {
  bank: frBank,
  city: frCity,
  seatWithoutName: (seat) => `Place ${seat + 1}`,
  card: (city, seals) => `${city} (${frMany(seals, 'sceau', 'sceaux')})`,
  connection: (a, b) => `${a}–${b}`,
  florins: (amount) => frMany(amount, 'florin'),
};
export default fr;
