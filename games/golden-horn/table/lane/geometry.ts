import type { CityCode, Place, VoyageStep } from '@levante/golden-horn/rules';
import { type ShorePoint, smoothPoints } from '@levante/table/art/shoreline.ts';
import type { Box } from '@levante/table/pointing/arrow-keys.ts';
import type { CSSProperties } from 'preact';
import { CHARTS, curveThrough, drawnLane, type Point, type Space } from './lane.ts';

/** Layout of the chart in a window. Coasts are stretched to it, pieces are not. All lengths are in pixels. */
export interface ChartLayout {
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  /** Stretch of the drawing. */
  readonly stretch: Point;
  /** Radius of a sea space. */
  readonly radius: number;
  /** Scale of a ship at sea; at 1 it is 134 wide. */
  readonly ship: number;
  readonly points: ReadonlyMap<Place, Point>;
  readonly order: readonly Place[];
  readonly lane: string;
  readonly harbours: { readonly [city in CityCode]: Box };
  /** Height of the quay at the foot of each harbour. */
  readonly quay: number;
  /** Box of the fort with its berths, or null. */
  readonly modone: Box | null;
}

/** Place of a ship: the middle of its waterline, and its scale. */
export interface Berth extends Point {
  readonly scale: number;
}

const HARBOURS = {
  wide: { VEN: { x: 8, y: 8, width: 232, height: 344 }, CON: { x: 732, y: 8, width: 232, height: 344 } },
  upright: { VEN: { x: 0, y: 0, width: 190, height: 160 }, CON: { x: 200, y: 0, width: 190, height: 160 } },
} as const;

/** Minimum distance between neighbouring spaces, in radii. */
const ELBOW_ROOM = 2.56;
const MAX_RADIUS = 46;
const MIN_RADIUS = 14;
/** A ship's scale on a space whose radius is 1. */
const SHIP_TO_RADIUS = 0.82 / 37;
/** Share of a harbour's height above the basin; on the wide chart, share of the quay. */
export const CITY_PART = 0.42;
const QUAY_PART = 0.315;
/** On the upright chart goods are figures: a quay as high as a finger is wide. */
const LOW_QUAY = 46;

/** Returns the layout of the chart in a box, in pixels; `upright` for a phone, where the lane is a U. */
export function layoutOf(spaces: readonly Space[], width: number, height: number, upright: boolean): ChartLayout {
  const drawn = CHARTS[upright ? 'upright' : 'wide'];
  const stretch = { x: width / drawn.width, y: height / drawn.height };
  const points = new Map<Place, Point>();
  for (const [place, { x, y }] of drawnLane(spaces, upright)) points.set(place, { x: x * stretch.x, y: y * stretch.y });
  const order = [...points.keys()];
  const sea = spaces.flatMap(({ place }) => (place === 'MOD' ? [] : (points.get(place) ?? [])));
  const even = Math.sqrt(stretch.x * stretch.y);
  const most = (upright ? 30 : MAX_RADIUS) * Math.min(1.4, even);
  const radius = Math.max(MIN_RADIUS, Math.min(most, nearest(sea) / ELBOW_ROOM));
  const fort = points.get('MOD');
  const boxes = HARBOURS[upright ? 'upright' : 'wide'];
  const harbour = stretched(boxes.VEN, stretch);
  return {
    upright,
    width,
    height,
    stretch,
    radius,
    ship: radius * SHIP_TO_RADIUS * (upright ? 0.98 : 1),
    points,
    order,
    lane: curveThrough([...points.values()].map(({ x, y }) => [x, y])),
    harbours: { VEN: harbour, CON: stretched(boxes.CON, stretch) },
    quay: upright ? LOW_QUAY : harbour.height * QUAY_PART,
    modone: fort ? fortBox(fort, stretch, upright) : null,
  };
}

function nearest(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return least;
}

/** Returns the CSS position for a box of the chart. */
export const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const stretched = ({ x, y, width, height }: Box, by: Point): Box => ({
  x: x * by.x,
  y: y * by.y,
  width: width * by.x,
  height: height * by.y,
});

function fortBox({ x, y }: Point, stretch: Point, upright: boolean): Box {
  const width = (upright ? 108 : 146) * stretch.x;
  const height = (upright ? 70 : 96) * stretch.y;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Size of a ship's drawing at scale 1, and the distance from its upper edge to the waterline. */
export const SHIP_SIZE = { width: 134, height: 92, keel: 80, row: 70 } as const;

/** Returns the berths of a basin, above its quay: side by side, in several rows if there are many; lower rows cover upper ones. */
export function berthsIn(count: number, { x, y, width, height }: Box, quay: number, most: number): readonly Berth[] {
  const columns = count <= 2 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const foot = y + height - quay;
  const room = foot - y - Math.max(24, height * 0.09);
  const scale = Math.min(most, width / columns / 112, room / (SHIP_SIZE.row * (rows - 1) + SHIP_SIZE.keel));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const place = i - row * columns;
    const apart = Math.min(width / columns, (width - 140 * scale) / Math.max(1, inRow - 1));
    const middle = x + width / 2 + (place - (inRow - 1) / 2) * apart;
    return { x: middle, y: foot - 10 * scale - (rows - 1 - row) * SHIP_SIZE.row * scale, scale };
  });
}

/** Returns the berths of Modone: a row in front of the fort. */
export function berthsAt(count: number, { x, y, width, height }: Box, most: number): readonly Berth[] {
  const scale = Math.min(most, width / Math.max(count, 2) / 92);
  return Array.from({ length: count }, (_, i) => ({
    x: x + (width * (i + 0.5)) / count,
    y: y + height - 12 * scale,
    scale,
  }));
}

/** Returns the side of a place with more room for a sign: 1 east, -1 west. */
export function openSide(layout: ChartLayout, place: Place): 1 | -1 {
  const here = layout.points.get(place) ?? { x: 0, y: 0 };
  const unit = layout.radius / 37;
  const room = (side: 1 | -1): number => {
    const x = here.x + side * 70 * unit;
    const y = here.y - 30 * unit;
    const places = [...layout.points].flatMap(([other, point]) =>
      other === place ? [] : [Math.hypot(point.x - x, point.y - 20 * unit - y)],
    );
    const walls = Object.values(layout.harbours).map((box) => {
      const dx = Math.max(box.x - x, 0, x - box.x - box.width);
      return Math.hypot(dx, Math.max(0, y - box.y - box.height)) + layout.radius / 2;
    });
    return Math.min(...places, ...walls, x + layout.radius, layout.width - x + layout.radius);
  };
  return room(1) >= room(-1) ? 1 : -1;
}

/** Line of a step on the chart, with its middle, at which the cost is shown. */
export interface Leg {
  readonly step: VoyageStep;
  readonly path: string;
  readonly middle: Point;
}

const isCity = (place: Place): boolean => place === 'VEN' || place === 'CON';

/** Returns the places between two places of the lane, in sailing order. */
export function placesBetween(order: readonly Place[], from: Place, to: Place): readonly Place[] {
  const i = order.indexOf(from);
  const j = order.indexOf(to);
  const between = order.slice(Math.min(i, j) + 1, Math.max(i, j));
  return i <= j ? between : between.reverse();
}

/** Returns the control point of a step's curve: half-way, or next to the ships that are passed. */
function bendOf(layout: ChartLayout, from: Place, to: Place): Point {
  const { points, order, radius } = layout;
  const a = points.get(from) ?? { x: 0, y: 0 };
  const b = points.get(to) ?? a;
  const straight = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const passed = placesBetween(order, from, to).flatMap((place) => points.get(place) ?? []);
  if (passed.length === 0) return straight;
  // In the south the sea is open below the ships, elsewhere on the side that is nearer already.
  const south = passed.every(({ y }) => y > layout.height * 0.8);
  return away(straight, passed, radius * (south ? -1.9 : 1.9));
}

/** Returns the line of a step on the chart: straight, or curved around passed ships. It ends before the rosettes. */
export function legOf(layout: ChartLayout, step: VoyageStep): Leg | null {
  const { points, radius } = layout;
  const from = points.get(step.from);
  const to = points.get(step.to);
  if (!from || !to) return null;
  const bend = bendOf(layout, step.from, step.to);
  const a = trimmed(from, bend, isCity(step.from) ? 0 : radius * 1.3);
  const b = trimmed(to, bend, isCity(step.to) ? 0 : radius * 1.3);
  return {
    step,
    path: `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`,
    middle: { x: (a.x + 2 * bend.x + b.x) / 4, y: (a.y + 2 * bend.y + b.y) / 4 },
  };
}

/** The point, moved so far away from the middle of others. */
function away(point: Point, others: readonly Point[], by: number): Point {
  const x = others.reduce((sum, one) => sum + one.x, 0) / others.length;
  const y = others.reduce((sum, one) => sum + one.y, 0) / others.length;
  const dx = point.x - x;
  const dy = point.y - y;
  const length = Math.hypot(dx, dy);
  return length < 1
    ? { x: point.x - by, y: point.y }
    : { x: x + (dx / length) * by * 1.4, y: y + (dy / length) * by * 1.4 };
}

function trimmed(from: Point, towards: Point, by: number): Point {
  const length = Math.hypot(towards.x - from.x, towards.y - from.y) || 1;
  const t = Math.min(0.8, by / length);
  return { x: from.x + (towards.x - from.x) * t, y: from.y + (towards.y - from.y) * t };
}

/** Points of the lane between two neighbouring places. */
const FINE = 4;

/** Returns the lane between two places, in pixels of the chart. */
export function laneBetween({ order, points }: ChartLayout, from: Place, to: Place): readonly ShorePoint[] {
  const i = order.indexOf(from);
  const j = order.indexOf(to);
  const all = order.map((place): ShorePoint => [points.get(place)?.x ?? 0, points.get(place)?.y ?? 0]);
  const part = smoothPoints(all, FINE).slice(Math.min(i, j) * FINE, Math.max(i, j) * FINE + 1);
  return i <= j ? part : [...part].reverse();
}

/**
 * Returns a ship's route from stop to stop in pixels of the chart: along the lane, and curved around the ships it
 * passes. Empty for fewer than two stops.
 */
export function routeThrough(layout: ChartLayout, stops: readonly Place[]): readonly ShorePoint[] {
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i] ?? to;
    const straight = placesBetween(layout.order, from, to).length === 0;
    const route = straight ? laneBetween(layout, from, to) : bowOf(layout, from, to);
    return i === 0 ? route : route.slice(1);
  });
}

function bowOf(layout: ChartLayout, from: Place, to: Place): readonly ShorePoint[] {
  const a = layout.points.get(from) ?? { x: 0, y: 0 };
  const b = layout.points.get(to) ?? a;
  const bend = bendOf(layout, from, to);
  return Array.from({ length: 7 }, (_, i): ShorePoint => {
    const t = i / 6;
    const at = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
    return [at(a.x, bend.x, b.x), at(a.y, bend.y, b.y)];
  });
}
