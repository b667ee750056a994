import { deAccess } from './de-access.ts';
import { deTurn } from './de-act.ts';
import { deAnalysis } from './de-analysis.ts';
import { deFallback } from './de-fallback.ts';
import { deFollow } from './de-follow.ts';
import { dePageWords } from './de-page.ts';
import { deShare } from './de-share.ts';
import { deUi } from './de-ui.ts';
import { deWaiting } from './de-waiting.ts';
import type { Words } from './messages.ts';

const words: Words = {
  ...dePageWords,
  seatWithoutName: (seat) => `Platz ${seat + 1}`,
  act: deTurn,
  follow: deFollow,
  ui: deUi,
};

/** What every table says in German, with what comes late. */
export const deTable = {
  words,
  access: deAccess,
  analysis: deAnalysis,
  fallback: deFallback,
  share: deShare,
  waiting: deWaiting,
};
