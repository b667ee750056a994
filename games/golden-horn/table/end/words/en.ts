import { formFor, many } from '@levante/table/words/en-grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';

/** `1st`, `2nd`. */
type RankName = (rank: number) => string;

const en = {
  title: 'The end',
  warehouses: 'The warehouses, row by row',
  /** The winner's points beside one's own; `own` is null for whoever watched. */
  line: (points: number, own: { readonly points: number; readonly rank: number } | null, rankName: RankName) => {
    if (own === null) return `With ${many(points, 'point')}.`;
    if (own.rank === 1) return `With ${many(points, 'point')}: well sailed.`;
    return `${many(points, 'point')} to your ${own.points}: you came ${rankName(own.rank)}.`;
  },
  /** `you, 2nd: 17 cubes and 6 for rows`. */
  madeOf: (rank: string, you: boolean, cubes: number, rows: number) =>
    `${you ? 'you, ' : ''}${rank}: ${cubes} ${formFor(cubes, 'cube')} and ${rows} for rows`,
  tieNote:
    'A cube is a point; rows of six, five and four bring 4, 2 and 1 more. Equal points: more rows of six, then more cubes.',
  best: 'Your best turn',
  bestOf: (name: string) => `${name}’s best turn`,
  worst: 'Your costliest turn',
  worstOf: (name: string) => `${name}’s costliest turn`,
  at: (round: number) => `Round ${round}.`,
  worth: (points: number) => `+${many(points, 'point')}`,
  cost: (share: string) => `gave away ${share}`,
  show: 'Show it',
  growth: 'What was in the warehouses',
  growthOf: (name: string, points: number) => `${name}: ${many(points, 'point')} at the end.`,
  round: (round: number) => `Round ${round}`,
  bestMark: 'best turn',
  emptyWarehouse: 'Nothing in the warehouse.',
};

/** Sentences of the end of a match. */
export type HornEndWords = typeof en;

export const hornEndWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
