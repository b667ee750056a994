import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { MatchContext } from '@levante/table/match/game.ts';
import type { Intent } from './act/intents.ts';
import type { Position } from './follow/position.ts';
import type { ElCapitanPhrases } from './phrases/phrases.ts';
import type { Target } from './show/props.ts';

/** A match of El Capitán one sits at. */
export type ElCapitanMatch = MatchContext<Position, ElCapitanFact, Target, Intent, ElCapitanPhrases>;
