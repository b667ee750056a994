/** A level with its points on the ladder. */
export interface RatedLevel {
  readonly level: string;
  readonly points: number;
}

const MAX_STEPS = 60;
/** The lowest level is at 0, and no puzzle is rated below it. */
const EASIEST = 0;
const HARDEST = 4000;

/**
 * Returns the probability that a player with these points solves a puzzle of that rating: tenfold odds are 400 points, as on
 * the ladder.
 */
export function chanceToSolve(points: number, rating: number): number {
  return 1 / (1 + 10 ** ((rating - points) / 400));
}

/**
 * Returns the rating at which the expected results of the levels equal the observed shares, for a number of tries each.
 * An additional draw of an average level keeps it finite if all or none were solved.
 */
export function puzzleRating(rungs: readonly RatedLevel[], solved: readonly number[], tries: number): number {
  const points = rungs.map((level) => level.points);
  const middle = points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
  const was = tries * solved.reduce((sum, share) => sum + share, 0) + 0.5;
  const expected = (rating: number): number =>
    points.reduce((sum, one) => sum + tries * chanceToSolve(one, rating), chanceToSolve(middle, rating));
  let low = EASIEST;
  let high = HARDEST;
  for (let step = 0; step < MAX_STEPS; step++) {
    const rating = (low + high) / 2;
    if (expected(rating) > was) low = rating;
    else high = rating;
  }
  return Math.round((low + high) / 2);
}
