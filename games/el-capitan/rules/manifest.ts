import { type Manifest, newBoardReader } from '@levante/contract';
import { EXTRA_CITIES } from './board/options.ts';
import { readBoard } from './board/read-board.ts';
import { REFUSALS } from './board/refusals.ts';
import { forecast } from './io/forecast.ts';
import type { ElCapitanState } from './state/state.ts';

/** Manifest of El Capitán. Its forecast is the income of the next payday. */
export const manifest = {
  title: 'El Capitán',
  refusals: REFUSALS,
  setup: [{ name: 'cities', choose: 'any', of: EXTRA_CITIES }],
  readBoard: newBoardReader(readBoard),
  forecast,
} satisfies Manifest<ElCapitanState>;
