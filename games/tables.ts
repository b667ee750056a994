import { elCapitanCard } from '@levante/el-capitan/table';
import { goldenHornCard } from '@levante/golden-horn/table';
import type { GameCard } from '@levante/table/match/card.ts';

/** The games that the page has a table for, in the order in which they are offered. */
export const TABLES: readonly GameCard[] = [elCapitanCard, goldenHornCard];
