import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { Seated } from '@levante/table/match/game.ts';
import type { Position } from './act/position.ts';
import type { Way } from './act/ways.ts';
import type { Target } from './show/props.ts';
import type { GoldenHornVoice } from './voice.ts';

/** A match of Golden Horn one sits at. */
export type GoldenHornSeated = Seated<Position, GoldenHornFact, Target, Way, GoldenHornVoice>;
