import type { Bot } from '@levante/contract';
import { type GoldenHornState, goldenHorn } from '@levante/golden-horn';
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
      deckhand: { error: 10 },
      seaman: { error: 1 },
      helmsman: { blur: 0.1 },
      boatswain: { blur: 0.03 },
      mate: { tries: 16 },
      pilot: { tries: 60 },
      master: { tries: 200 },
      capitan: { tries: 20_000 },
    },
  });
}
