import { Z_95 } from '../simulate/student.ts';
import { invert } from './matrix.ts';

/** Result of two levels: the share of the wins of one upper player against copies of the lower. */
export interface Encounter {
  readonly upper: string;
  readonly lower: string;
  readonly players: number;
  readonly matches: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Points above the first level with a 95 % interval; null if no chain of encounters connects them. */
export interface Rating {
  readonly level: string;
  readonly points: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Tenfold odds are 400 points, as in chess. */
const POINTS = 400 / Math.LN10;
const MAX_STEPS = 200;
const GOOD_ENOUGH = 1e-10;

/** Replaces a clean sweep, which would be infinitely many points, by half a match less. */
const within = (share: number, matches: number): number => Math.min(1 - 0.5 / matches, Math.max(0.5 / matches, share));

/** Converts a share of the wins to a difference in points. By luck alone, the upper level wins one in `players`. */
export function pointsOf(share: number, { matches, players }: Encounter): number {
  const sure = within(share, matches);
  return POINTS * Math.log((sure / (1 - sure)) * (players - 1));
}

/**
 * Returns the upper level's chance to win by the Bradley-Terry model: its strength over the sum of the strengths at the
 * table.
 */
const chance = (difference: number, players: number): number => 1 / (1 + (players - 1) * Math.exp(-difference));

/** Returns the levels that encounters connect to the first one. */
function tied(levels: readonly string[], encounters: readonly Encounter[]): string[] {
  const found = new Set(levels.slice(0, 1));
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { upper, lower } of encounters) {
      if (found.has(upper)) found.add(lower);
      else if (found.has(lower)) found.add(upper);
    }
  }
  return levels.filter((level) => found.has(level));
}

/** An encounter with both indices in the list of unknowns; -1 is the first level, whose strength is 0. */
interface Equation {
  readonly upper: number;
  readonly lower: number;
  readonly players: number;
  readonly matches: number;
  readonly share: number;
  /** Variance of the number of wins, from its interval. */
  readonly variance: number;
}

/** Adds `weight` to the matrix for each pair of an equation's indices. */
function addTo(matrix: number[][], { upper, lower }: Equation, weight: number): void {
  for (const [row, column, sign] of [
    [upper, upper, 1],
    [lower, lower, 1],
    [upper, lower, -1],
    [lower, upper, -1],
  ] as const) {
    const cells = matrix[row];
    if (cells && column >= 0) cells[column] = (cells[column] ?? 0) + sign * weight;
  }
}

const zeros = (size: number): number[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, cell, i) => sum + cell * (vector[i] ?? 0), 0));

/** Returns the gradient of the log-likelihood and the information matrix. */
function slopes(equations: readonly Equation[], strengths: readonly number[]): { rise: number[]; bend: number[][] } {
  const rise = strengths.map(() => 0);
  const bend = zeros(strengths.length);
  for (const equation of equations) {
    const { upper, lower, players, matches, share } = equation;
    const expected = chance((strengths[upper] ?? 0) - (strengths[lower] ?? 0), players);
    const more = matches * (share - expected);
    if (upper >= 0) rise[upper] = (rise[upper] ?? 0) + more;
    if (lower >= 0) rise[lower] = (rise[lower] ?? 0) - more;
    addTo(bend, equation, matches * expected * (1 - expected));
  }
  return { rise, bend };
}

/** Maximises the likelihood by Newton's method with steps of at most 1; it has a single maximum. */
function climb(equations: readonly Equation[], size: number): number[] {
  let strengths = Array.from({ length: size }, () => 0);
  for (let round = 0; round < MAX_STEPS; round++) {
    const { rise, bend } = slopes(equations, strengths);
    const step = times(invert(bend), rise);
    const longest = Math.max(...step.map(Math.abs), 0);
    const scale = longest > 1 ? 1 / longest : 1;
    strengths = strengths.map((strength, i) => strength + scale * (step[i] ?? 0));
    if (longest < GOOD_ENOUGH) break;
  }
  return strengths;
}

function equationOf(encounter: Encounter, rated: readonly string[]): Equation {
  const { upper, lower, players, matches, share, low, high } = encounter;
  const error = ((high - low) / 2 / Z_95) * matches;
  return {
    upper: rated.indexOf(upper) - 1,
    lower: rated.indexOf(lower) - 1,
    players,
    matches,
    share: within(share, matches),
    variance: error * error,
  };
}

/**
 * Rates levels by maximum likelihood in the Bradley-Terry model, the first level being 0. The intervals use the
 * sandwich estimator: they are based on the intervals of the encounters, which account for the correlation of matches
 * with the same deal, not on the number of matches alone.
 */
export function rate(levels: readonly string[], encounters: readonly Encounter[]): Rating[] {
  const rated = tied(levels, encounters);
  const equations = encounters
    .filter(({ upper, lower }) => rated.includes(upper) && rated.includes(lower))
    .map((encounter) => equationOf(encounter, rated));
  const strengths = climb(equations, rated.length - 1);
  const bread = invert(slopes(equations, strengths).bend);
  const filling = zeros(strengths.length);
  for (const equation of equations) addTo(filling, equation, equation.variance);
  return levels.map((level) => {
    const at = rated.indexOf(level) - 1;
    if (at === -2) return { level, points: null, low: null, high: null };
    const points = POINTS * (strengths[at] ?? 0);
    const row = bread[at] ?? [];
    const variance = times(filling, row).reduce((sum, cell, i) => sum + cell * (row[i] ?? 0), 0);
    const half = POINTS * Z_95 * Math.sqrt(variance);
    return { level, points, low: points - half, high: points + half };
  });
}
