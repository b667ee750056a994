import { deActing } from './de-act.ts';
import { deEnd } from './de-end.ts';
import { deTelling } from './de-facts.ts';
import { deLog } from './de-follow.ts';
import { deNamer } from './de-namer.ts';
import { dePayday } from './de-payday.ts';
import { deReasons } from './de-reasons.ts';
import { deSettle } from './de-settle.ts';
import { deTableWords } from './de-table.ts';
import { deTold } from './de-told.ts';
import type { ElCapitanWords } from './words.ts';

const words: ElCapitanWords = {
  namer: deNamer,
  act: deActing,
  follow: deLog,
  table: deTableWords,
};

/** What the table of El Capitán says in German, with what comes late. */
export const de = {
  words,
  telling: deTelling,
  hints: deActing,
  details: deTableWords,
  payday: dePayday,
  settle: deSettle,
  end: deEnd,
  reasons: deReasons,
  told: deTold,
};
