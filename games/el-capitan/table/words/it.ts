import { itActing } from './it-act.ts';
import { itEnd } from './it-end.ts';
import { itTelling } from './it-facts.ts';
import { itLog } from './it-follow.ts';
import { itNamer } from './it-namer.ts';
import { itPayday } from './it-payday.ts';
import { itReasons } from './it-reasons.ts';
import { itSettle } from './it-settle.ts';
import { itTableWords } from './it-table.ts';
import { itTold } from './it-told.ts';
import type { ElCapitanWords } from './words.ts';

const words: ElCapitanWords = {
  namer: itNamer,
  act: itActing,
  follow: itLog,
  table: itTableWords,
};

/** What the table of El Capitán says in Italian. */
export const it = {
  words,
  telling: itTelling,
  hints: itActing,
  details: itTableWords,
  payday: itPayday,
  settle: itSettle,
  end: itEnd,
  reasons: itReasons,
  told: itTold,
};
