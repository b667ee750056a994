import { formFor, many } from '@levante/table/words/en-plural.ts';
import { enActing } from './en-act.ts';
import { enFacts } from './en-facts.ts';
import { enLog } from './en-follow.ts';
import { enBank, enCity } from './en-places.ts';
import { enTable } from './en-table.ts';
import type { ElCapitanWords } from './words.ts';

const figures = new Intl.NumberFormat('en');

export const enElCapitan: ElCapitanWords = {
  namer: {
    bank: enBank,
    city: enCity,
    seatWithoutName: (seat) => `Seat ${seat + 1}`,
    card: (city, seals) => `${city} (${many(seals, 'seal')})`,
    connection: (a, b) => `${a}–${b}`,
    florins: (amount) => `${figures.format(amount)} ${formFor(amount, 'florin')}`,
  },
  facts: enFacts,
  act: enActing,
  follow: enLog,
  table: enTable,
};
