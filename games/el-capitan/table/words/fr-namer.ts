import { frMany } from '@levante/table/words/fr-plural.ts';
import { frBank, frCity } from './fr-places.ts';
import type { NamerWords } from './namer.ts';

/** What names are made of in French. */
export const frNamer: NamerWords = {
  bank: frBank,
  city: frCity,
  seatWithoutName: (seat) => `Place ${seat + 1}`,
  card: (city, seals) => `${city} (${frMany(seals, 'sceau', 'sceaux')})`,
  connection: (a, b) => `${a}–${b}`,
  florins: (amount) => frMany(amount, 'florin'),
};
