/** What a rank in a city is called, from 1. */
export const deRank = (rank: number): string => (rank === 1 ? 'Majorität' : `${rank}. Rang`);
