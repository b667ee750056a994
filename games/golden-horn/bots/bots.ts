import type { Bot } from '@levante/contract';
import { type GoldenHornState, goldenHorn } from '@levante/golden-horn/rules';
import { levelsOf } from '../levels.ts';
import { deckhand } from './deckhand.ts';
import { goldenHornFeatures } from './features.ts';
import judgement from './judgement.json' with { type: 'json' };

/** The players of this game, weakest first. */
export function goldenHornBots(): readonly Bot<GoldenHornState>[] {
  return levelsOf({
    game: goldenHorn,
    features: goldenHornFeatures,
    judgement,
    byHand: deckhand,
    skills: {
      deckhand: { error: 14 },
      seaman: { error: 7 },
      helmsman: { blur: 0.185 },
      boatswain: { blur: 0.1 },
      mate: { blur: 0.035 },
      pilot: { tries: 20 },
      master: { tries: 120 },
      capitan: { tries: 40_000 },
    },
  });
}
