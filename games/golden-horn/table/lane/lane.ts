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

type Line = readonly (readonly [number, number])[];

/** Where the lanes of the boards in the box lie, Venice's side first; by how the chart lies and how many places there are. */
interface Drawn {
  /** Where the lane leaves Venice, and where it comes to Constantinople. */
  readonly ends: readonly [readonly [number, number], readonly [number, number]];
  readonly twelve: Line;
  readonly thirteen: Line;
  readonly seven: Line;
}

const WIDE: Drawn = {
  ends: [
    [240, 204],
    [732, 206],
  ],
  twelve: [
    [302, 124],
    [342, 214],
    [310, 304],
    [364, 388],
    [356, 484],
    [426, 562],
    [516, 626],
    [612, 616],
    [714, 544],
    [644, 470],
    [712, 402],
    [660, 298],
  ],
  thirteen: [
    [302, 124],
    [342, 214],
    [310, 304],
    [364, 388],
    [352, 482],
    [402, 566],
    [508, 606],
    [614, 634],
    [704, 584],
    [652, 500],
    [718, 432],
    [652, 362],
    [672, 266],
  ],
  seven: [
    [310, 148],
    [322, 290],
    [378, 440],
    [506, 600],
    [648, 590],
    [700, 440],
    [672, 290],
  ],
};

const UPRIGHT: Drawn = {
  ends: [
    [150, 130],
    [262, 130],
  ],
  twelve: [
    [58, 204],
    [122, 244],
    [60, 298],
    [126, 344],
    [70, 398],
    [134, 448],
    [256, 448],
    [320, 398],
    [264, 344],
    [330, 298],
    [266, 244],
    [332, 204],
  ],
  thirteen: [
    [58, 204],
    [122, 240],
    [60, 286],
    [124, 330],
    [62, 378],
    [106, 436],
    [195, 456],
    [284, 436],
    [328, 378],
    [266, 330],
    [330, 286],
    [268, 240],
    [332, 204],
  ],
  seven: [
    [64, 218],
    [118, 304],
    [72, 400],
    [195, 448],
    [318, 400],
    [272, 304],
    [326, 218],
  ],
};

/** A curve through points, as close points on it. */
function sampled(points: Line): Line {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const fine: [number, number][] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const corners = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    for (let j = 0; j < 24; j++) fine.push([onCurve(corners, 0, j / 24), onCurve(corners, 1, j / 24)]);
  }
  return fine;
}

type Corners = readonly [
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
];

/** One coordinate of the curve that leads through the two middle corners, `t` of the way. */
function onCurve([a, b, c, d]: Corners, axis: 0 | 1, t: number): number {
  const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
  return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
}

/** As many points as there are rooms, each in the middle of its piece of the curve. */
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

/** The lane in the units of the drawn chart: where each place lies, the two cities' roads included. */
interface DrawnLane {
  readonly points: ReadonlyMap<Place, Point>;
  /** All of it in order, from Venice to Constantinople. */
  readonly order: readonly Place[];
}

const MODONE_ROOM = 1.8;

/** Lays the places of a route on the drawn lane: where they were drawn for the boards of the box, else evenly along it. */
export function drawnLane(spaces: readonly Space[], upright: boolean): DrawnLane {
  const { ends, seven, twelve, thirteen } = upright ? UPRIGHT : WIDE;
  const fort = spaces.findIndex(({ place }) => place === 'MOD');
  const known =
    spaces.length === 12 && fort < 0
      ? twelve
      : spaces.length === 13 && fort === 6
        ? thirteen
        : spaces.length === 7 && fort === 3
          ? seven
          : null;
  const rooms = spaces.map(({ place }) => (place === 'MOD' ? MODONE_ROOM : 1));
  const line = known ?? spread(sampled([ends[0], ...twelve, ends[1]]), rooms);
  const order: readonly Place[] = ['VEN', ...spaces.map(({ place }) => place), 'CON'];
  const all = [ends[0], ...line, ends[1]];
  const points = new Map(
    order.map((place, i): [Place, Point] => [place, { x: all[i]?.[0] ?? 0, y: all[i]?.[1] ?? 0 }]),
  );
  return { points, order };
}
