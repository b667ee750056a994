import type { Place, VoyageStep } from '@levante/golden-horn/rules';
import { type ShorePoint, smoothPoints } from '@levante/table/art/shoreline.ts';
import type { ChartLayout } from './geometry.ts';
import type { Point } from './lane.ts';
/** A step as a line on the chart, and its middle, where what it costs is told. */
export interface Leg {
  readonly step: VoyageStep;
  readonly path: string;
  readonly middle: Point;
}

const isCity = (place: Place): boolean => place === 'VEN' || place === 'CON';

/** The places between two of the lane, in the order in which they are passed. */
export function placesBetween(order: readonly Place[], from: Place, to: Place): readonly Place[] {
  const [i, j] = [order.indexOf(from), order.indexOf(to)];
  const between = order.slice(Math.min(i, j) + 1, Math.max(i, j));
  return i <= j ? between : between.reverse();
}

/** Where a step bows out: half-way, or beside the ships that are passed. */
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

/** A step as a line on the chart: straight, or bulging round the ships that are passed; it ends before the rosettes. */
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
  const [dx, dy] = [point.x - x, point.y - y];
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

/** So many points are taken of the lane between two neighbours. */
const FINE = 4;

/** The lane itself between two places of it, in pixels of the chart. */
export function laneBetween({ order, points }: ChartLayout, from: Place, to: Place): readonly ShorePoint[] {
  const [i, j] = [order.indexOf(from), order.indexOf(to)];
  const all = order.map((place): ShorePoint => [points.get(place)?.x ?? 0, points.get(place)?.y ?? 0]);
  const part = smoothPoints(all, FINE).slice(Math.min(i, j) * FINE, Math.max(i, j) * FINE + 1);
  return i <= j ? part : [...part].reverse();
}

/**
 * The way of a ship from stop to stop, in pixels of the chart: along the lane, and in a bow round the ships it passes, as
 * its course is drawn. Empty for fewer than two stops.
 */
export function wayThrough(layout: ChartLayout, stops: readonly Place[]): readonly ShorePoint[] {
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i] ?? to;
    const straight = placesBetween(layout.order, from, to).length === 0;
    const way = straight ? laneBetween(layout, from, to) : bowOf(layout, from, to);
    return i === 0 ? way : way.slice(1);
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
