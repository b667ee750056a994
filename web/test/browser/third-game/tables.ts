import { TABLES as OTHERS } from '@levante/games/tables';
import { nineMensMorrisCard } from '@levante/nine-mens-morris/table';
import type { GameCard } from '@levante/table/match/card.ts';

/** The list of tables with one line more. */
export const TABLES: readonly GameCard[] = [...OTHERS, nineMensMorrisCard];
