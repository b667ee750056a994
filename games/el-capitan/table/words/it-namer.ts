import { itFlorins, itMany } from '@levante/table/words/it-grammar.ts';
import { itBank, itCity } from './it-places.ts';
import type { NamerWords } from './namer.ts';

/** What names are made of in Italian. */
export const itNamer: NamerWords = {
  bank: itBank,
  city: itCity,
  seatWithoutName: (seat) => `Posto ${seat + 1}`,
  card: (city, seals) => `${city} (${itMany(seals, 'sigillo', 'sigilli')})`,
  connection: (a, b) => `${a}–${b}`,
  florins: itFlorins,
};
