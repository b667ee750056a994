import { formFor, many } from '@levante/table/words/en-plural.ts';
import type { EndWords } from './end-words.ts';

export const enEnd: EndWords = {
  title: 'The end',
  warehouses: 'The warehouses, row by row',
  line: (points, own, rankName) => {
    if (own === null) return `With ${many(points, 'point')}.`;
    if (own.rank === 1) return `With ${many(points, 'point')}: well sailed.`;
    return `${many(points, 'point')} to your ${own.points}: you came ${rankName(own.rank)}.`;
  },
  madeOf: (rank, you, cubes, rows) =>
    `${you ? 'you, ' : ''}${rank}: ${cubes} ${formFor(cubes, 'cube')} and ${rows} for rows`,
  tieNote:
    'A cube is a point; rows of six, five and four bring 4, 2 and 1 more. Equal points: more rows of six, then more cubes.',
  best: 'Your best turn',
  bestOf: (name) => `${name}’s best turn`,
  worst: 'Your costliest turn',
  worstOf: (name) => `${name}’s costliest turn`,
  at: (round) => `Round ${round}.`,
  worth: (points) => `+${many(points, 'point')}`,
  cost: (share) => `gave away ${share}`,
  show: 'Show it',
  growth: 'What was in the warehouses',
  growthOf: (name, points) => `${name}: ${many(points, 'point')} at the end.`,
  round: (round) => `Round ${round}`,
  bestMark: 'best turn',
};
