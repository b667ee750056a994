import { figure } from '@levante/table/words/de-grammar.ts';
import { deActing } from './de-act.ts';
import { deEnd } from './de-end.ts';
import { deFacts } from './de-facts.ts';
import { deLog } from './de-follow.ts';
import { dePayday } from './de-payday.ts';
import { seals } from './de-pieces.ts';
import { deBank, deCity } from './de-places.ts';
import { deReasons } from './de-reasons.ts';
import { deOwnRefusals } from './de-refusals.ts';
import { deSettle } from './de-settle.ts';
import { deTableWords } from './de-table.ts';
import { deTold } from './de-told.ts';
import type { ElCapitanWords } from './words.ts';

const words: ElCapitanWords = {
  namer: {
    bank: deBank,
    city: deCity,
    seatWithoutName: (seat) => `Platz ${seat + 1}`,
    card: (city, count) => `${city} (${seals(count)})`,
    connection: (a, b) => `${a}–${b}`,
    florins: (amount) => `${figure(amount)} Florin`,
  },
  facts: deFacts,
  act: deActing,
  follow: deLog,
  table: deTableWords,
};

/** What the table of El Capitán says in German, with what comes late. */
export const de = {
  words,
  hints: { ...deActing, refusals: deOwnRefusals },
  details: deTableWords,
  payday: dePayday,
  settle: deSettle,
  end: deEnd,
  reasons: deReasons,
  told: deTold,
};
