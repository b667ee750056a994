import { frMany } from '@levante/table/words/fr-plural.ts';
import { frActing } from './fr-act.ts';
import { frEnd } from './fr-end.ts';
import { frFacts } from './fr-facts.ts';
import { frLog } from './fr-follow.ts';
import { frPayday } from './fr-payday.ts';
import { frBank, frCity } from './fr-places.ts';
import { frReasons } from './fr-reasons.ts';
import { frOwnRefusals } from './fr-refusals.ts';
import { frSettle } from './fr-settle.ts';
import { frTableWords } from './fr-table.ts';
import { frTold } from './fr-told.ts';
import type { ElCapitanWords } from './words.ts';

const words: ElCapitanWords = {
  namer: {
    bank: frBank,
    city: frCity,
    seatWithoutName: (seat) => `Place ${seat + 1}`,
    card: (city, seals) => `${city} (${frMany(seals, 'sceau', 'sceaux')})`,
    connection: (a, b) => `${a}–${b}`,
    florins: (amount) => frMany(amount, 'florin'),
  },
  facts: frFacts,
  act: frActing,
  follow: frLog,
  table: frTableWords,
};

/** What the table of El Capitán says, in French. */
export const fr = {
  words,
  hints: { ...frActing, refusals: frOwnRefusals },
  details: frTableWords,
  payday: frPayday,
  settle: frSettle,
  end: frEnd,
  reasons: frReasons,
  told: frTold,
};
