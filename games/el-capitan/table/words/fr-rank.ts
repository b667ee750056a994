const RANKS = ['majorité', 'seconde place', 'troisième place', 'quatrième place', 'cinquième place'] as const;

/** What a rank in a city is called, from 1. */
export const frRank = (rank: number): string => RANKS[rank - 1] ?? `${rank}e place`;
