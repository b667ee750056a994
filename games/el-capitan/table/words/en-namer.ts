import { formFor, many } from '@levante/table/words/en-plural.ts';
import { figuresIn } from '@levante/table/words/formats.ts';
import { enBank, enCity } from './en-places.ts';
import type { NamerWords } from './namer.ts';

const figures = figuresIn('en');

/** What names are made of in English. */
export const enNamer: NamerWords = {
  bank: enBank,
  city: enCity,
  seatWithoutName: (seat) => `Seat ${seat + 1}`,
  card: (city, seals) => `${city} (${many(seals, 'seal')})`,
  connection: (a, b) => `${a}–${b}`,
  florins: (amount) => `${figures(amount)} ${formFor(amount, 'florin')}`,
};
