import type { MatchContext } from '@levante/table/match/game.ts';
import type { CoinIntent, CoinTarget } from './act/intents.ts';
import type { CoinFact, CoinPosition } from './follow/position.ts';
import type { CoinPhrases } from './phrases/phrases.ts';

/** Match context of the coin race. */
export type CoinMatchContext = MatchContext<CoinPosition, CoinFact, CoinTarget, CoinIntent, CoinPhrases>;
