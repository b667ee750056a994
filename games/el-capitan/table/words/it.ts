import { itFlorins, itMany } from '@levante/table/words/it-grammar.ts';
import { itActing } from './it-act.ts';
import { itEnd } from './it-end.ts';
import { itFacts } from './it-facts.ts';
import { itLog } from './it-follow.ts';
import { itPayday } from './it-payday.ts';
import { itBank, itCity } from './it-places.ts';
import { itReasons } from './it-reasons.ts';
import { itOwnRefusals } from './it-refusals.ts';
import { itSettle } from './it-settle.ts';
import { itTableWords } from './it-table.ts';
import { itTold } from './it-told.ts';
import type { ElCapitanWords } from './words.ts';

const words: ElCapitanWords = {
  namer: {
    bank: itBank,
    city: itCity,
    seatWithoutName: (seat) => `Posto ${seat + 1}`,
    card: (city, seals) => `${city} (${itMany(seals, 'sigillo', 'sigilli')})`,
    connection: (a, b) => `${a}–${b}`,
    florins: itFlorins,
  },
  facts: itFacts,
  act: itActing,
  follow: itLog,
  table: itTableWords,
};

/** What the table of El Capitán says in Italian. */
export const it = {
  words,
  hints: { ...itActing, refusals: itOwnRefusals },
  details: itTableWords,
  payday: itPayday,
  settle: itSettle,
  end: itEnd,
  reasons: itReasons,
  told: itTold,
};
