import type { Board, Colour, Place } from '@levante/golden-horn/rules';
import { type ShorePoint, smoothPath, smoothPoints } from '@levante/table/art/shoreline.ts';
import chart from '../board/chart.json' with { type: 'json' };

/** A place of the lane between the two cities. */
export interface Space {
  readonly place: Exclude<Place, 'VEN' | 'CON'>;
  /** Null for Modone. */
  readonly colour: Colour | null;
}

/** Returns the places from Venice on, without the cities. Sea spaces are counted without Modone. */
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

type Line = readonly ShorePoint[];

/**
 * A chart as it was drawn. Points are written as in SVG (`x,y x,y`), in units of its box; outer parts extend far beyond
 * it.
 */
interface DrawnChart {
  readonly width: number;
  readonly height: number;
  /** The points at which the lane leaves Venice and reaches Constantinople. */
  readonly ends: string;
  /** The places of the boards in the box, by the number of places and the index of Modone. */
  readonly lanes: { readonly [form: string]: string | undefined };
  readonly shores: readonly string[];
  /** Small drawings by their id: where each stands, and its scale if that is not 1. */
  readonly scenery: { readonly [id: string]: string };
}

/** The wide chart, and the upright chart with a U-shaped lane. */
export const CHARTS: { readonly [form in 'wide' | 'upright']: DrawnChart } = chart;

const pointsOf = (text: string): Line =>
  text.split(' ').map((pair): ShorePoint => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** Length of a curve's handles relative to the distance between the neighbouring points. */
const HANDLE = 1 / 6;

/** Returns a smooth curve through points, as an SVG path. */
export const curveThrough = (points: Line, closed = false): string => smoothPath(points, closed, HANDLE);

/** Numbers from 0 to 1 that look random and are always the same for a seed. */
function wobble(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Each shore strays so far from straight strokes, in pieces of this length, as if drawn by hand. */
const SHORE = { amplitude: 2.4, grain: 10 } as const;

function shorePath(points: Line, seed: number): string {
  const next = wobble(seed);
  const fine = points.flatMap(([ax, ay], i): Line => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const pieces = Math.max(1, Math.round(length / SHORE.grain));
    return Array.from({ length: pieces }, (_, j): ShorePoint => {
      const off = (next() - 0.5) * 2 * SHORE.amplitude;
      const along = (j / pieces) * length;
      const dx = (bx - ax) / length;
      const dy = (by - ay) / length;
      return [ax + dx * along - dy * off, ay + dy * along + dx * off];
    });
  });
  return curveThrough(fine, true);
}

/** Returns all shores of a chart as one path. */
export function shoresOf(upright: boolean): string {
  const { shores } = CHARTS[upright ? 'upright' : 'wide'];
  return shores.map((shore, i) => shorePath(pointsOf(shore), (upright ? 21 : 11) + i * 7)).join('');
}

/** Returns one point for each room, in the middle of its piece of the curve. */
function spread(line: Line, rooms: readonly number[]): Line {
  const far = [0];
  for (const [i, [x, y]] of line.entries()) {
    const [px, py] = line[i - 1] ?? [x, y];
    far.push((far.at(-1) ?? 0) + Math.hypot(x - px, y - py));
  }
  const length = far.at(-1) ?? 0;
  const whole = rooms.reduce((sum, room) => sum + room, 0);
  let before = 0;
  return rooms.map((room) => {
    const wanted = ((before + room / 2) / whole) * length;
    before += room;
    const i = far.findIndex((one) => one >= wanted);
    return line[Math.max(0, Math.min(line.length - 1, i - 1))] ?? [0, 0];
  });
}

const MODONE_ROOM = 1.8;

/**
 * Returns the position of each place of a route, from Venice to Constantinople, in units of the drawn chart: as drawn
 * for the shipped boards, otherwise evenly along the lane.
 */
export function drawnLane(spaces: readonly Space[], upright: boolean): ReadonlyMap<Place, Point> {
  const { ends, lanes } = CHARTS[upright ? 'upright' : 'wide'];
  const [start = [0, 0], end = [0, 0]] = pointsOf(ends);
  const drawn = (form: string): Line => pointsOf(lanes[form] ?? '');
  const form = `${spaces.length},${spaces.findIndex(({ place }) => place === 'MOD')}`;
  const rooms = spaces.map(({ place }) => (place === 'MOD' ? MODONE_ROOM : 1));
  const evenly = () => spread(smoothPoints([start, ...drawn('12,-1'), end], 24, HANDLE).slice(0, -1), rooms);
  const all = [start, ...(form in lanes ? drawn(form) : evenly()), end];
  const order: readonly Place[] = ['VEN', ...spaces.map(({ place }) => place), 'CON'];
  return new Map(order.map((place, i) => [place, { x: all[i]?.[0] ?? 0, y: all[i]?.[1] ?? 0 }]));
}
