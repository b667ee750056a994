import { frAccess } from './fr-access.ts';
import { frTurn } from './fr-act.ts';
import { frAnalysis } from './fr-analysis.ts';
import { frFallback } from './fr-fallback.ts';
import { frFollow } from './fr-follow.ts';
import { frPageWords } from './fr-page.ts';
import { frShare } from './fr-share.ts';
import { frUi } from './fr-ui.ts';
import { frWaiting } from './fr-waiting.ts';
import type { Words } from './messages.ts';

const words: Words = {
  ...frPageWords,
  seatWithoutName: (seat) => `Place ${seat + 1}`,
  act: frTurn,
  follow: frFollow,
  ui: frUi,
};

/** What every table says, in French. */
export const frTable = {
  words,
  access: frAccess,
  analysis: frAnalysis,
  fallback: frFallback,
  share: frShare,
  waiting: frWaiting,
};
