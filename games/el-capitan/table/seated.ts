import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { Seated } from '@levante/table/match/game.ts';
import type { Way } from './act/ways.ts';
import type { Position } from './follow/position.ts';
import type { ElCapitanVoice } from './phrases/voice.ts';
import type { Target } from './show/props.ts';

/** A match of El Capitán one sits at. */
export type ElCapitanSeated = Seated<Position, ElCapitanFact, Target, Way, ElCapitanVoice>;
