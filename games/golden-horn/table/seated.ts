import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { Seated } from '@levante/table/match/game.ts';
import type { Way } from './act/ways.ts';
import type { Position } from './follow/position.ts';
import type { GoldenHornVoice } from './phrases/voice.ts';
import type { Target } from './show/props.ts';

/** A match of Golden Horn one sits at. */
export type GoldenHornSeated = Seated<Position, GoldenHornFact, Target, Way, GoldenHornVoice>;
