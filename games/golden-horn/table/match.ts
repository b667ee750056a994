import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { MatchContext } from '@levante/table/match/game.ts';
import type { Intent } from './act/intents.ts';
import type { Position } from './follow/position.ts';
import type { GoldenHornPhrases } from './phrases/phrases.ts';
import type { Target } from './show/props.ts';

/** A match of Golden Horn one sits at. */
export type GoldenHornMatch = MatchContext<Position, GoldenHornFact, Target, Intent, GoldenHornPhrases>;
