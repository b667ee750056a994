import { figure } from '@levante/table/words/de-grammar.ts';
import { seals } from './de-pieces.ts';
import { deBank, deCity } from './de-places.ts';
import type { NamerWords } from './namer.ts';

/** What names are made of in German. */
export const deNamer: NamerWords = {
  bank: deBank,
  city: deCity,
  seatWithoutName: (seat) => `Platz ${seat + 1}`,
  card: (city, count) => `${city} (${seals(count)})`,
  connection: (a, b) => `${a}–${b}`,
  florins: (amount) => `${figure(amount)} Florin`,
};
