import { type Manifest, newBoardReader } from '@levante/contract';
import { RULESETS } from './board/board.ts';
import { readBoard } from './board/read-board.ts';
import { REFUSALS } from './board/refusals.ts';
import { hides } from './io/view.ts';
import type { GoldenHornState } from './state/state.ts';

/** Manifest of Golden Horn. */
export const manifest = {
  title: 'Golden Horn',
  refusals: REFUSALS,
  setup: [{ name: 'ruleset', choose: 'one', of: RULESETS }],
  readBoard: newBoardReader(readBoard),
  hides,
} satisfies Manifest<GoldenHornState>;
