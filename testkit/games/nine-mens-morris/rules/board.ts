import { itemAt } from '@levante/contract';

/** Points of the board by file and rank, row by row from the top; a point is the index in this list. */
export const POINTS = [
  'a7',
  'd7',
  'g7',
  'b6',
  'd6',
  'f6',
  'c5',
  'd5',
  'e5',
  'a4',
  'b4',
  'c4',
  'e4',
  'f4',
  'g4',
  'c3',
  'd3',
  'e3',
  'b2',
  'd2',
  'f2',
  'a1',
  'd1',
  'g1',
] as const;

export type PointName = (typeof POINTS)[number];

export const POINT_COUNT = POINTS.length;

/** The sixteen lines of three points, each in its order along the board. */
export const LINES: readonly (readonly [number, number, number])[] = [
  ...([0, 3, 6, 9, 12, 15, 18, 21] as const).map((first) => [first, first + 1, first + 2] as const),
  [0, 9, 21],
  [3, 10, 18],
  [6, 11, 15],
  [1, 4, 7],
  [16, 19, 22],
  [8, 12, 17],
  [5, 13, 20],
  [2, 14, 23],
];

/** Returns the bit of a point in a set of points. */
export const bitOf = (point: number): number => 1 << point;
export const EVERYWHERE = (1 << POINT_COUNT) - 1;

const maskOf = (points: readonly number[]): number => points.reduce((mask, point) => mask | bitOf(point), 0);

/** The two lines through each point. */
const LINES_THROUGH = POINTS.map((_, point) => LINES.filter((line) => line.includes(point)).map(maskOf));

/** Neighbours of each point along a line. */
const NEIGHBOURS = POINTS.map((_, point) =>
  maskOf(LINES.flatMap(([a, b, c]) => (b === point ? [a, c] : a === point || c === point ? [b] : []))),
);

export const neighboursOf = (point: number): number => itemAt(NEIGHBOURS, point);

/** Returns true if the man on this point is in a mill of these men. */
export function inMill(men: number, point: number): boolean {
  return itemAt(LINES_THROUGH, point).some((line) => (men & line) === line);
}

/** Returns the points of a set, ascending. */
export function pointsIn(mask: number): readonly number[] {
  const points: number[] = [];
  for (let point = 0; point < POINT_COUNT; point++) if (mask & bitOf(point)) points.push(point);
  return points;
}

/** Returns the number of points in a set. */
export function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

const NAMES: readonly string[] = POINTS;

/** Returns the point with a name, or -1. */
export const pointNamed = (name: string): number => NAMES.indexOf(name);
export const nameOf = (point: number): PointName => itemAt(POINTS, point);
