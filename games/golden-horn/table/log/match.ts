import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { MatchContext } from '@levante/table/match/game.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';
import type { Intent } from '../turn/intents.ts';
import type { GoldenHornPhrases } from './phrases.ts';

/** A match of Golden Horn one sits at. */
export type GoldenHornMatch = MatchContext<Position, GoldenHornFact, Target, Intent, GoldenHornPhrases>;
