import { frActing } from './fr-act.ts';
import { frEnd } from './fr-end.ts';
import { frTelling } from './fr-facts.ts';
import { frLog } from './fr-follow.ts';
import { frNamer } from './fr-namer.ts';
import { frPayday } from './fr-payday.ts';
import { frReasons } from './fr-reasons.ts';
import { frSettle } from './fr-settle.ts';
import { frTableWords } from './fr-table.ts';
import { frTold } from './fr-told.ts';
import type { ElCapitanWords } from './words.ts';

const words: ElCapitanWords = {
  namer: frNamer,
  act: frActing,
  follow: frLog,
  table: frTableWords,
};

/** What the table of El Capitán says, in French. */
export const fr = {
  words,
  telling: frTelling,
  hints: frActing,
  details: frTableWords,
  payday: frPayday,
  settle: frSettle,
  end: frEnd,
  reasons: frReasons,
  told: frTold,
};
