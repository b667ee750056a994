/** The names of a puzzle's difficulty, from easy to very hard. */
export const HARDNESSES = ['easy', 'medium', 'hard', 'master'] as const;
export type Hardness = (typeof HARDNESSES)[number];

/** From which rating on a puzzle is no longer easy, medium, hard. */
const FROM: readonly (readonly [least: number, hardness: Hardness])[] = [
  [800, 'master'],
  [400, 'hard'],
  [100, 'medium'],
];

/** How hard a puzzle of that rating is, in a word. */
export function hardnessOf(rating: number): Hardness {
  return FROM.find(([least]) => rating >= least)?.[1] ?? 'easy';
}
