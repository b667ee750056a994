import type { Bot } from '@levante/contract';
import { type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
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
      deckhand: { error: 5 },
      seaman: { error: 2.5 },
      helmsman: { error: 1 },
      boatswain: { blur: 0 },
      mate: { tries: 40 },
      pilot: { tries: 130 },
      master: { tries: 400 },
      capitan: { tries: 20_000 },
    },
  });
}
