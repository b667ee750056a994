import type { Parsed } from '@levante/contract';
import { readBoard as readElCapitan } from '@levante/el-capitan/rules';
import { readBoard as readGoldenHorn } from '@levante/golden-horn/rules';
import type { GameName } from '../words/home-words.ts';

/** How each game reads a board. */
export const BOARD_READERS: { readonly [G in GameName]: (input: unknown) => Parsed<object> } = {
  'el-capitan': readElCapitan,
  'golden-horn': readGoldenHorn,
};
