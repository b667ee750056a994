import { type BotKit, ladderKit, type Teachings } from '@levante/bots';
import { type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
import { elCapitanCommentator } from './analysis/commentator.ts';
import { deckhand } from './deckhand.ts';
import { elCapitanFeatures } from './features.ts';
import judgement from './judgement.json' with { type: 'json' };

/** Game-specific parts of the bots. */
export const elCapitanTeachings: Teachings<ElCapitanState> = {
  game: elCapitan,
  features: elCapitanFeatures,
  judgement,
  byHand: deckhand,
  skills: {
    deckhand: { error: 5 },
    seaman: { error: 2.5 },
    helmsman: { error: 1 },
    boatswain: { noise: 0 },
    mate: { tries: 40 },
    pilot: { tries: 130 },
    master: { tries: 400 },
    capitan: { tries: 20_000 },
  },
  commentator: elCapitanCommentator,
};

/** The bots of El Capitán. */
export const elCapitanKit: BotKit = ladderKit(elCapitanTeachings);
