import { itOrdinal } from '@levante/table/words/it-grammar.ts';

/** What a rank in a city is called, from 1. */
export const itRank = (rank: number): string => (rank === 1 ? 'maggioranza' : `${itOrdinal(rank)} posto`);
