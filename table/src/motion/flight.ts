import { type ShorePoint, smoothPath, smoothPoints } from '../art/shoreline.ts';
import type { Seaway } from './motions.ts';

/** A flight of a copy of a piece over the table, from where it lay to where it lies. Boxes in pixels of the window. */
interface CourseFlight {
  readonly root: HTMLElement;
  readonly copy: Node;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly over: DOMRect;
  readonly course: Seaway;
  readonly at: number;
  readonly ms: number;
}

/** A ship lies large in the open, and small where she crosses the edge of her city. */
const UNDER_SAIL = 1.4;
const AT_MOUTH = 0.8;
/** Where the keel is, as a part of a ship's height. */
const KEEL = 0.92;
const WAKE_FADES = 700;

/** Slow at both ends: when so much of the way is done. */
const whenDone = (part: number): number => 0.5 - Math.sin(Math.asin(1 - 2 * part) / 3);

function keyframes(points: readonly ShorePoint[], { from, to, course }: CourseFlight): Keyframe[] {
  const at = ([x, y]: ShorePoint, scale: number, offset: number): Keyframe => ({
    transform: `translate(${x - (scale * to.width) / 2}px, ${y - scale * to.height * KEEL}px) scale(${scale})`,
    offset,
  });
  const keel = (box: DOMRect): ShorePoint => [box.x + box.width / 2, box.y + box.height * KEEL];
  const lengths = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const before = from.width / Math.max(1, to.width);
  let done = 0;
  const way = points.map((point, i) => {
    done += lengths[i] ?? 0;
    const part = Math.min(1, done / whole);
    const size =
      course.swells === false
        ? before + (1 - before) * part
        : AT_MOUTH + (UNDER_SAIL - AT_MOUTH) * Math.min(1, Math.min(part, 1 - part) * 5);
    return at(point, size, course.weigh + (1 - course.weigh - course.anchor) * whenDone(part));
  });
  return [at(keel(from), before, 0), ...way, at(keel(to), 1, 1)];
}

function drawn(root: HTMLElement, points: readonly ShorePoint[]) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'flyer-wake');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', smoothPath(points, false));
  path.setAttribute('pathLength', '1');
  drawing.append(path);
  root.append(drawing);
  return { drawing, path };
}

const onPage = ({ points }: Seaway, over: DOMRect): readonly ShorePoint[] =>
  smoothPoints(
    points.map(([x, y]): ShorePoint => [over.x + x * over.width, over.y + y * over.height]),
    5,
  );

/** Leaves the way over the water to be seen for so many milliseconds, without any motion. */
export function drawTrail(root: HTMLElement, course: Seaway, over: DOMRect, ms: number): void {
  const { drawing } = drawn(root, onPage(course, over));
  drawing.dataset.trail = '';
  const gone = () => drawing.remove();
  drawing.animate([{ opacity: 1 }, { opacity: 1 }], { duration: ms }).finished.then(gone, gone);
}

/** The wake is drawn as the ship goes, and fades. */
function wake(points: readonly ShorePoint[], { root, course, at, ms }: CourseFlight): void {
  const { drawing, path } = drawn(root, points);
  const sail = ms * (1 - course.weigh - course.anchor);
  path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    duration: sail,
    delay: at + ms * course.weigh,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
  const fade = drawing.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: WAKE_FADES,
    delay: at + ms,
    fill: 'forwards',
  });
  const gone = () => drawing.remove();
  fade.finished.then(gone, gone);
}

/** Sends a copy of a piece along a course, over everything, with a wake. It never takes the pointer and is gone when it is there. */
export function flyAlong(flight: CourseFlight): void {
  const { root, copy, to, over, course, at, ms } = flight;
  const points = onPage(course, over);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  wake(points, flight);
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.setAttribute('aria-hidden', 'true');
  if (last[0] < first[0]) flyer.dataset.heading = 'west';
  flyer.append(copy);
  Object.assign(flyer.style, { width: `${to.width}px`, height: `${to.height}px` });
  root.append(flyer);
  const going = flyer.animate(keyframes(points, flight), { duration: ms, delay: at, fill: 'both' });
  const gone = () => flyer.remove();
  going.finished.then(gone, gone);
}
