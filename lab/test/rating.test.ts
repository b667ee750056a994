import { describe, expect, it } from 'vitest';
import { invert } from '../src/ladder/matrix.ts';
import { type Encounter, pointsOf, rate } from '../src/ladder/rating.ts';

/** Returns an encounter of a hundred matches whose interval extends 10 % to either side. */
function encounter(upper: string, lower: string, share: number, players = 2): Encounter {
  return { upper, lower, players, matches: 100, share, low: share - 0.1, high: share + 0.1 };
}

/** Returns the expected share of a player with that many points more. */
const expected = (points: number): number => 1 / (1 + 10 ** (-points / 400));
const points = (levels: string[], encounters: Encounter[]) =>
  rate(levels, encounters).map((rating) => (rating.points === null ? null : Number(rating.points.toFixed(3))));

describe('the points between two levels', () => {
  it('are 400 for odds of ten to one', () => {
    const at = encounter('b', 'a', 0.5);
    expect(pointsOf(10 / 11, at)).toBeCloseTo(400, 9);
    expect(pointsOf(0.75, at)).toBeCloseTo(190.8485, 4);
    expect(pointsOf(0.25, at)).toBeCloseTo(-190.8485, 4);
  });

  it('are 0 if the results equal pure luck, with any number of seats', () => {
    for (const players of [2, 3, 4, 5])
      expect(pointsOf(1 / players, encounter('b', 'a', 0.5, players))).toBeCloseTo(0, 9);
    expect(pointsOf(0.5, encounter('b', 'a', 0.5, 4))).toBeCloseTo(400 * Math.log10(3), 9);
  });

  it('of a clean sweep are counted as half a match less', () => {
    expect(pointsOf(1, encounter('b', 'a', 1))).toBeCloseTo(400 * Math.log10(199), 9);
    expect(pointsOf(0, encounter('b', 'a', 0))).toBeCloseTo(-400 * Math.log10(199), 9);
  });
});

describe('ratings', () => {
  it('of two levels are their distance in points', () => {
    expect(points(['a', 'b'], [encounter('b', 'a', 0.75)])).toEqual([0, 190.849]);
    expect(points(['a', 'b'], [encounter('b', 'a', 0.5, 4)])).toEqual([0, 190.849]);
  });

  it('of a chain add up, and so do the squares of their errors', () => {
    const [, b, c] = rate(['a', 'b', 'c'], [encounter('b', 'a', 0.75), encounter('c', 'b', 0.75)]);
    expect(c?.points).toBeCloseTo(2 * 190.8485, 3);
    const half = (rating: typeof b) => ((rating?.high ?? 0) - (rating?.low ?? 0)) / 2;
    // A tenth at a share of 0.75 is 0.1 / (0.75 × 0.25) of a natural unit.
    expect(half(b)).toBeCloseTo((400 / Math.LN10) * (0.1 / 0.1875), 6);
    expect(half(c)).toBeCloseTo(half(b) * Math.SQRT2, 6);
  });

  it('are recovered from the shares they predict, if every pair is played', () => {
    const truth: Record<string, number> = { a: 0, b: 120, c: 90, d: 400 };
    const levels = Object.keys(truth);
    const all = levels.flatMap((upper, i) =>
      levels.slice(0, i).map((lower) => encounter(upper, lower, expected((truth[upper] ?? 0) - (truth[lower] ?? 0)))),
    );
    expect(points(levels, all)).toEqual([0, 120, 90, 400]);
  });

  it('weigh contradicting results by the number of matches', () => {
    const many = { ...encounter('b', 'a', 0.6), matches: 300 };
    expect(points(['a', 'b'], [many, encounter('b', 'a', 1)])).toEqual(
      points(['a', 'b'], [{ ...encounter('b', 'a', (180 + 99.5) / 400), matches: 400 }]),
    );
  });

  it('stay finite in a clean sweep', () => {
    const [, b, c] = points(['a', 'b', 'c'], [encounter('b', 'a', 1), encounter('c', 'b', 1)]);
    expect(b).toBeCloseTo(400 * Math.log10(199), 2);
    expect(c).toBeCloseTo(800 * Math.log10(199), 2);
  });

  it('are unknown for levels that no chain of encounters connects', () => {
    const rated = points(['a', 'b', 'c', 'd'], [encounter('b', 'a', 0.75), encounter('d', 'c', 0.75)]);
    expect(rated).toEqual([0, 190.849, null, null]);
    expect(points(['a', 'b'], [])).toEqual([0, null]);
  });
});

describe('the inverse of a matrix', () => {
  it('has the known values', () => {
    const inverse = invert([
      [0, 2],
      [4, 1],
    ]);
    expect(inverse.map((row) => row.map((cell) => Number(cell.toFixed(12))))).toEqual([
      [-0.125, 0.25],
      [0.5, 0],
    ]);
    expect(invert([])).toEqual([]);
  });

  it('is refused if it does not exist', () => {
    const flat = [
      [1, 2],
      [2, 4],
    ];
    expect(() => invert(flat)).toThrow(RangeError);
  });
});
