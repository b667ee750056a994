import { itAccess } from './it-access.ts';
import { itTurn } from './it-act.ts';
import { itAnalysis } from './it-analysis.ts';
import { itFallback } from './it-fallback.ts';
import { itFollow } from './it-follow.ts';
import { itPage } from './it-page.ts';
import { itShare } from './it-share.ts';
import { itUi } from './it-ui.ts';
import { itWaiting } from './it-waiting.ts';
import type { Words } from './messages.ts';

const words: Words = {
  ...itPage.page,
  seatWithoutName: (seat) => `Posto ${seat + 1}`,
  act: itTurn,
  follow: itFollow,
  ui: itUi,
};

/** What every table says in Italian. */
export const itTable = {
  words,
  access: itAccess,
  analysis: itAnalysis,
  fallback: itFallback,
  share: itShare,
  waiting: itWaiting,
};
