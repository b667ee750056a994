import type { Board, Colour, Place } from '@levante/golden-horn/rules';

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
/** Modone needs the room of so many spaces. */
const MODONE_ROOM = 1.6;
/** So much of the greatest size may be given up for equal distances. */
const EVEN_ENOUGH = 0.84;
/** The line is followed in steps of this many pixels. */
const GRAIN = 2;

/**
 * Lays places along a lane that enters a box at its upper left, winds down in three rows and leaves it at the lower
 * right. They lie as far apart as squares round them allow, so that none touches another.
 */
export function wind(spaces: readonly Space[], width: number, height: number): Winding {
  const row = height / ROWS;
  const radius = row / 2;
  const reach = Math.min(MOST_SIZE, row * 0.86);
  const margin = radius + reach / 2 + 2;
  const east = Math.max(width - margin, width / 2);
  const west = Math.min(margin, width / 2);
  const [top, middle, bottom] = [row / 2, row * 1.5, row * 2.5];
  const line = [
    ...straight(0, east, top),
    ...turn(east, top, radius, 1),
    ...straight(east, west, middle),
    ...turn(west, middle, radius, -1),
    ...straight(west, width, bottom),
  ];
  const rooms = spaces.map(({ place }) => (place === 'MOD' ? MODONE_ROOM : 1));
  // Evenly, where that costs little of their size; else as close round the bends as they may come.
  const even = evenly(line, rooms);
  const close = spread(line, rooms);
  const { points, room } = even.room >= EVEN_ENOUGH * Math.min(close.room, reach) ? even : close;
  const size = Math.max(LEAST_SIZE, Math.min(reach, room * 0.94));
  const [e, w, r] = [east, west, radius].map((value) => value.toFixed(1));
  const path = `M0 ${top}H${e}A${r} ${r} 0 0 1 ${e} ${middle}H${w}A${r} ${r} 0 0 0 ${w} ${bottom}H${width}`;
  return { points, path, size: Math.floor(size) };
}

function straight(from: number, to: number, y: number): readonly Point[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) / GRAIN));
  return Array.from({ length: count + 1 }, (_, i) => ({ x: from + ((to - from) * i) / count, y }));
}

/** Half a circle downwards, bulging to the east (`side` 1) or to the west (-1). */
function turn(x: number, y: number, radius: number, side: 1 | -1): readonly Point[] {
  const count = Math.max(1, Math.round((Math.PI * radius) / GRAIN));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = (Math.PI * i) / count;
    return { x: x + side * radius * Math.sin(angle), y: y + radius - radius * Math.cos(angle) };
  });
}

/** How far apart two squares of the same size must be: the greater of both distances. */
const between = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

interface Laid {
  readonly points: readonly Point[];
  /** The widest squares round the points that do not overlap. */
  readonly room: number;
}

/** The middles of equal pieces of a line; who needs more room has a longer one. */
function evenly(line: readonly Point[], rooms: readonly number[]): Laid {
  const whole = rooms.reduce((sum, room) => sum + room, 0);
  let before = 0;
  const points = rooms.map((room) => {
    const at = (before + room / 2) / whole;
    before += room;
    return line[Math.round(at * (line.length - 1))] ?? { x: 0, y: 0 };
  });
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of points.entries()) {
    for (const [j, b] of points.entries()) {
      if (j > i) least = Math.min(least, between(a, b) / (((rooms[i] ?? 1) + (rooms[j] ?? 1)) / 2));
    }
  }
  return { points, room: least };
}

/** The points on a line that lie as far from each other as there is room for, and that room. */
function spread(line: readonly Point[], rooms: readonly number[]): Laid {
  let least = 0;
  let most = line.length * GRAIN;
  let best: readonly Point[] = [];
  for (let i = 0; i < 24; i++) {
    const room = (least + most) / 2;
    const points = placed(line, rooms, room);
    if (points === null) most = room;
    else {
      best = points;
      least = room;
    }
  }
  return { points: best, room: least };
}

/** Points on the line, each as far from the one before and from both ends as this room asks; null if the line is too short. */
function placed(line: readonly Point[], rooms: readonly number[], room: number): readonly Point[] | null {
  const points: Point[] = [];
  let [from = { x: 0, y: 0 }] = line;
  let before = 0;
  const end = line.at(-1) ?? from;
  for (const point of line) {
    const own = rooms[points.length];
    if (own === undefined) break;
    if (between(from, point) < ((before + own) / 2) * room) continue;
    points.push(point);
    from = point;
    before = own;
  }
  return points.length === rooms.length && between(from, end) >= (before / 2) * room ? points : null;
}
