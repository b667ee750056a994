import { elCapitanCard } from '@levante/el-capitan/table';
import { goldenHornCard } from '@levante/golden-horn/table';
import type { GameCard } from '@levante/table/match/card.ts';

/** The games of this client, in the order in which they are offered: a game is added to the page by a line here. */
export const GAMES: readonly GameCard[] = [elCapitanCard, goldenHornCard];
