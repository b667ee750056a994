import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { MatchContext } from '@levante/table/match/game.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';
import type { Intent } from './intents.ts';
import type { ElCapitanPhrases } from './phrases.ts';

/** A match of El Capitán one sits at. */
export type ElCapitanMatch = MatchContext<Position, ElCapitanFact, Target, Intent, ElCapitanPhrases>;
