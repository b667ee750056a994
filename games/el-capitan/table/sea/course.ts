import { type ShorePoint, smoothPath } from '@levante/table/art/shoreline.ts';
import type { Sea } from './sea.ts';
import { type Waterways, watersOf } from './waters.ts';

interface Reached {
  readonly id: string;
  readonly far: number;
  readonly from: Reached | null;
}

const apart = (a: ShorePoint, b: ShorePoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Finds the shortest course over water between two places; empty if there is none. */
function shortestCourse({ at, next, mouths }: Waterways, from: string, to: string): readonly ShorePoint[] {
  const ends = new Set(mouths.get(to) ?? []);
  const open: Reached[] = (mouths.get(from) ?? []).map((id) => ({ id, far: 0, from: null }));
  const done = new Set<string>();
  while (open.length > 0) {
    open.sort((a, b) => b.far - a.far);
    const nearest = open.pop();
    if (nearest === undefined || done.has(nearest.id)) continue;
    if (ends.has(nearest.id)) return routeTo(nearest, at);
    done.add(nearest.id);
    const here = at.get(nearest.id);
    for (const id of next.get(nearest.id) ?? []) {
      const there = at.get(id);
      if (here === undefined || there === undefined || done.has(id)) continue;
      open.push({ id, far: nearest.far + apart(here, there), from: nearest });
    }
  }
  return [];
}

function routeTo(end: Reached, at: ReadonlyMap<string, ShorePoint>): readonly ShorePoint[] {
  const points: ShorePoint[] = [];
  for (let step: Reached | null = end; step !== null; step = step.from) {
    const point = at.get(step.id);
    if (point !== undefined) points.unshift(point);
  }
  return points;
}

/** The waterways of a sea, with cached courses. */
interface Charted {
  readonly waters: Waterways;
  readonly courses: Map<string, readonly ShorePoint[]>;
}

const charted = new WeakMap<Sea, Charted>();

function chartedOf(sea: Sea): Charted {
  const known = charted.get(sea);
  if (known) return known;
  const made = { waters: watersOf(sea.ground, sea.lanes), courses: new Map() };
  charted.set(sea, made);
  return made;
}

/** Returns the course over water between two places, in drawing units; empty if there is none. */
export function courseOn(sea: Sea, from: string, to: string): readonly ShorePoint[] {
  const { waters, courses } = chartedOf(sea);
  const key = `${from}>${to}`;
  const course = courses.get(key) ?? shortestCourse(waters, from, to);
  courses.set(key, course);
  return course;
}

/** Returns the course as path data. */
export function coursePath(sea: Sea, from: string, to: string): string {
  return smoothPath(courseOn(sea, from, to), false);
}
