import { elCapitanCard } from '@levante/el-capitan/table';
import { goldenHornCard } from '@levante/golden-horn/table';
import type { GameCard } from '@levante/table/match/card.ts';

/** The games with a table on the page, in the order of the menu. */
export const TABLES: readonly GameCard[] = [elCapitanCard, goldenHornCard];
