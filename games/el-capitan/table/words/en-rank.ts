const RANKS = ['majority', 'second', 'third', 'fourth', 'fifth'] as const;

/** What a rank in a city is called, from 1. */
export const enRank = (rank: number): string => RANKS[rank - 1] ?? `rank ${rank}`;
