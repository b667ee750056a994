import type { Board, Colour, Place } from '@levante/golden-horn';

/** A place of the lane between the two cities. */
export interface Space {
  readonly place: Exclude<Place, 'VEN' | 'CON'>;
  /** Null for Modone. */
  readonly colour: Colour | null;
}

/** The places from Venice on, without the cities; sea spaces are counted without Modone. */
export function spacesOf(board: Board, players: number): readonly Space[] {
  let number = 0;
  return (board.routes[String(players)] ?? []).map((space): Space => {
    if (space === 'MOD') return { place: 'MOD', colour: null };
    number += 1;
    return { place: number, colour: space };
  });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The lane as it winds through a box: where its places lie, its line as an SVG path, and how wide a place may be. */
export interface Winding {
  readonly points: readonly Point[];
  readonly path: string;
  readonly size: number;
}

const ROWS = 3;
const LEAST_SIZE = 40;
const MOST_SIZE = 148;

interface Leg {
  readonly length: number;
  at(s: number): Point;
}

const straight = (from: Point, to: Point): Leg => ({
  length: Math.abs(to.x - from.x),
  at: (s) => ({ x: from.x + Math.sign(to.x - from.x) * s, y: from.y }),
});

/** Half a circle downwards, bulging to the east (`side` 1) or to the west (-1). */
const turn = (x: number, y: number, radius: number, side: 1 | -1): Leg => ({
  length: Math.PI * radius,
  at: (s) => ({
    x: x + side * radius * Math.sin(s / radius),
    y: y + radius - radius * Math.cos(s / radius),
  }),
});

/**
 * Lays `count` places along a lane that enters a box at its upper left, winds down in three rows and leaves it at the
 * lower right. The places lie at equal distances and do not touch each other.
 */
export function wind(count: number, width: number, height: number): Winding {
  const row = height / ROWS;
  const radius = row / 2;
  const reach = Math.min(MOST_SIZE, row * 0.88);
  const east = width - radius - reach / 2 - 4;
  const west = radius + reach / 2 + 4;
  const [top, middle, bottom] = [row / 2, row * 1.5, row * 2.5];
  const legs: readonly Leg[] = [
    straight({ x: 0, y: top }, { x: Math.max(east, width / 2), y: top }),
    turn(Math.max(east, width / 2), top, radius, 1),
    straight({ x: Math.max(east, width / 2), y: middle }, { x: Math.min(west, width / 2), y: middle }),
    turn(Math.min(west, width / 2), middle, radius, -1),
    straight({ x: Math.min(west, width / 2), y: bottom }, { x: width, y: bottom }),
  ];
  const total = legs.reduce((sum, leg) => sum + leg.length, 0);
  const step = total / count;
  const points = Array.from({ length: count }, (_, i) => pointAt(legs, (i + 0.5) * step));
  const size = Math.max(LEAST_SIZE, Math.min(reach, nearest(points) * 0.94));
  const e = Math.max(east, width / 2).toFixed(1);
  const w = Math.min(west, width / 2).toFixed(1);
  const r = radius.toFixed(1);
  const path = `M0 ${top}H${e}A${r} ${r} 0 0 1 ${e} ${middle}H${w}A${r} ${r} 0 0 0 ${w} ${bottom}H${width}`;
  return { points, path, size: Math.floor(size) };
}

function pointAt(legs: readonly Leg[], along: number): Point {
  let left = along;
  for (const leg of legs) {
    if (left <= leg.length) return leg.at(left);
    left -= leg.length;
  }
  return legs.at(-1)?.at(left) ?? { x: 0, y: 0 };
}

/** The widest squares round these points that do not overlap. */
function nearest(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) least = Math.min(least, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
  }
  return least;
}
