import type { MatchContext } from '@levante/table/match/game.ts';
import type { CoinIntent, CoinTarget } from './act/intents.ts';
import type { CoinFact, CoinPosition } from './follow/position.ts';
import type { CoinPhrases } from './phrases/phrases.ts';

/** A match of the coin race on the page. */
export type CoinMatchContext = MatchContext<CoinPosition, CoinFact, CoinTarget, CoinIntent, CoinPhrases>;
