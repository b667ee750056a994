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
    deckhand: deckhand(),
    skills: {
      seaman: { blur: 0.1 },
      helmsman: { blur: 0.03 },
      boatswain: { blur: 0 },
      mate: { tries: 40 },
      pilot: { tries: 150 },
      master: { tries: 600 },
      capitan: { tries: 20_000 },
    },
  });
}
