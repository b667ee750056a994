import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { Pauses } from '@levante/table/match/playback.ts';

/** Milliseconds at speed 1 that a fact is given to be seen. */
export const PAUSES: Pauses<GoldenHornFact> = {
  placed: 250,
  'cube-drawn': 160,
  'card-drawn': 160,
  'turn-begun': 250,
  'card-played': 250,
  raided: 900,
  loaded: 650,
  'turned-round': 500,
  stepped: 600,
  unloaded: 600,
  passed: 700,
  announced: 1200,
  'went-on': 400,
  'end-triggered': 1200,
};
