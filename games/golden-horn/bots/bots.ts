import { type BotKit, ladderKit, type Teachings } from '@levante/bots';
import { type GoldenHornState, goldenHorn } from '@levante/golden-horn/rules';
import { goldenHornCommentator } from './analysis/commentator.ts';
import { deckhand } from './deckhand.ts';
import { goldenHornFeatures } from './features.ts';
import judgement from './judgement.json' with { type: 'json' };

/** Game-specific parts of the bots. */
export const goldenHornTeachings: Teachings<GoldenHornState> = {
  game: goldenHorn,
  features: goldenHornFeatures,
  judgement,
  byHand: deckhand,
  skills: {
    deckhand: { error: 14 },
    seaman: { error: 7 },
    helmsman: { noise: 0.185 },
    boatswain: { noise: 0.1 },
    mate: { noise: 0.035 },
    pilot: { tries: 20 },
    master: { tries: 120 },
    capitan: { tries: 40_000 },
  },
  commentator: goldenHornCommentator,
};

/** The bots of Golden Horn. */
export const goldenHornKit: BotKit = ladderKit(goldenHornTeachings);
