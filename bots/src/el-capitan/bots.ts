import type { Bot } from '@levante/contract';
import { type ElCapitanState, elCapitan } from '@levante/el-capitan';
import { levelsOf } from '../levels.ts';
import { deckhand } from './deckhand.ts';
import { elCapitanFeatures } from './features.ts';
import judgement from './judgement.json' with { type: 'json' };

/** The players of this game, weakest first. */
export function elCapitanBots(): readonly Bot<ElCapitanState>[] {
  return levelsOf({
    game: elCapitan,
    features: elCapitanFeatures,
    judgement,
    byHand: deckhand,
    skills: {
      deckhand: { error: 6 },
      seaman: { error: 3 },
      helmsman: { error: 1 },
      boatswain: { tries: 40 },
      mate: { tries: 100 },
      pilot: { tries: 250 },
      master: { tries: 600 },
      capitan: { tries: 20_000 },
    },
  });
}
