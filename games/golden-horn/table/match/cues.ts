import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { Cues } from '@levante/table/sound/cues.ts';

/** What is heard of a fact. */
export const CUES: Cues<GoldenHornFact> = {
  'card-drawn': 'card',
  'card-played': 'card',
  stepped: 'ship',
  loaded: 'house',
  unloaded: 'house',
  raided: 'coin',
};
