import type { Manner } from './tree.ts';

/** How a search with a learned judgement goes about it, whatever the game; found by trying others against it. */
export const FORESEEING: Manner = {
  foresight: true,
  curiosity: 0.1,
  sharpness: 0.03,
  first: 2,
  more: 1.5,
  fates: 0.2,
};
