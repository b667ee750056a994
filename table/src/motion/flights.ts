import { type ShorePoint, smoothPath, smoothPoints } from '../art/shoreline.ts';
import { DURATION, EASE, isStill, type Motion, type Seaway } from './motions.ts';

/** A copy of a piece moving along a course, from its former box to its new one. Boxes in pixels of the window. */
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

/** Scales of a ship at sea, and at the edge of a city. */
const UNDER_SAIL = 1.4;
const AT_MOUTH = 0.8;
/** Position of the keel, relative to a ship's height. */
const KEEL = 0.92;
const WAKE_FADES = 700;

/** Returns the time at which a fraction of the route is covered, with easing at both ends. */
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

/** Shows a course for some milliseconds without motion. */
function drawTrail(root: HTMLElement, course: Seaway, over: DOMRect, ms: number): void {
  const { drawing } = drawn(root, onPage(course, over));
  drawing.dataset.trail = '';
  const gone = () => drawing.remove();
  drawing.animate([{ opacity: 1 }, { opacity: 1 }], { duration: ms }).finished.then(gone, gone);
}

/** Draws the wake behind the ship, then fades it. */
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

/** Moves a copy of a piece along a course with a wake, above everything. It ignores the pointer and is removed on arrival. */
function flyAlong(flight: CourseFlight): void {
  const { root, copy, to, over, course, at, ms } = flight;
  const points = onPage(course, over);
  const first = points[0];
  const last = points.at(-1);
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

/** A piece before it moves. */
interface Seen {
  readonly box: DOMRect;
  readonly copy: Node | null;
}

const pieceOf = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`);
const anchorOf = (root: HTMLElement, id: string) =>
  root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(id)}"]`);
const shown = (box: DOMRect) => box.width > 0 && box.height > 0;

/** Records the boxes of the pieces that are about to move. */
export function see(root: HTMLElement, plan: readonly Motion[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const motion of plan) {
    if (motion.kind !== 'go') continue;
    const piece = pieceOf(root, motion.was);
    if (piece)
      seen.set(motion.was, {
        box: piece.getBoundingClientRect(),
        copy: piece.firstElementChild?.cloneNode(true) ?? null,
      });
  }
  return seen;
}

/** A copy of a piece on its way between two boxes; `arc` is the height of its path in pixels. */
interface Flight {
  readonly copy: Node;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly motion: Motion;
  readonly arc: number;
}

/** Animates a copy above everything, so that no tile clips or covers it. */
function fly(root: HTMLElement, { copy, from, to, motion, arc }: Flight): void {
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.setAttribute('aria-hidden', 'true');
  flyer.append(copy);
  Object.assign(flyer.style, { width: `${to.width}px`, height: `${to.height}px` });
  root.append(flyer);
  const scale = from.width / Math.max(1, to.width);
  const start = `translate(${from.x}px, ${from.y}px) scale(${scale})`;
  const middle = `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2 - arc}px) scale(${(1 + scale) / 2})`;
  const end = `translate(${to.x}px, ${to.y}px) scale(1)`;
  const flight = flyer.animate([{ transform: start }, { transform: middle }, { transform: end }], {
    duration: motion.ms,
    delay: motion.at,
    easing: EASE,
    fill: 'both',
  });
  const gone = () => flyer.remove();
  flight.finished.then(gone, gone);
}

function go(root: HTMLElement, motion: Extract<Motion, { kind: 'go' }>, seen: Map<string, Seen>): void {
  const piece = pieceOf(root, motion.piece);
  const before = seen.get(motion.was);
  if (!piece) {
    const end = motion.orTo === null ? null : anchorOf(root, motion.orTo);
    if (end && before?.copy)
      fly(root, { copy: before.copy, from: before.box, to: end.getBoundingClientRect(), motion, arc: 0 });
    return;
  }
  const to = piece.getBoundingClientRect();
  if (!before || !shown(before.box)) {
    drop(piece, motion);
    return;
  }
  const copy = (motion.asItWas && before.copy) || (piece.firstElementChild?.cloneNode(true) ?? before.copy);
  if (copy === null) return;
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: motion.at + motion.ms, fill: 'none' });
  const over = motion.course && anchorOf(root, motion.course.over)?.getBoundingClientRect();
  if (motion.course && over) {
    flyAlong({ root, copy, from: before.box, to, over, course: motion.course, at: motion.at, ms: motion.ms });
    return;
  }
  fly(root, { copy, from: before.box, to, motion, arc: 0 });
}

function drop(piece: HTMLElement, { at, ms }: Motion): void {
  piece.animate(
    [
      { transform: 'translateY(-26px) scale(1.25)', opacity: 0 },
      { transform: 'translateY(2px) scale(1)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, delay: at, easing: EASE, fill: 'backwards' },
  );
}

function coin(root: HTMLElement, motion: Extract<Motion, { kind: 'coin' }>): void {
  const end = (id: string) => (anchorOf(root, id) ?? pieceOf(root, id))?.getBoundingClientRect();
  const from = end(motion.from);
  const to = end(motion.to);
  const art = root.querySelector(motion.art === undefined ? '.art-coin' : `[data-art="${CSS.escape(motion.art)}"]`);
  if (!from || !to || !art) return;
  const size = motion.art === undefined ? 18 : 26;
  const centre = (box: DOMRect, shift: number) =>
    new DOMRect(
      box.x + Math.min(box.width / 2, 120) - size / 2 + shift,
      box.y + Math.min(box.height / 2, 30) - size / 2,
      size,
      size,
    );
  const coins = Math.min(5, Math.max(1, motion.art === undefined ? Math.ceil(motion.amount / 4) : motion.amount));
  for (let i = 0; i < coins; i++) {
    const late = { ...motion, at: motion.at + i * 55 };
    fly(root, { copy: art.cloneNode(true), from: centre(from, i * 3), to: centre(to, 0), motion: late, arc: 30 });
  }
}

/** With reduced motion the course of a ship is shown for a while. */
function leaveTrail(root: HTMLElement, course: Seaway): void {
  const over = anchorOf(root, course.over)?.getBoundingClientRect();
  if (over) drawTrail(root, course, over, DURATION.trail);
}

/** With reduced motion changes are outlined instead. */
function outline(root: HTMLElement, plan: readonly Motion[]): void {
  for (const motion of plan) {
    const changed =
      motion.kind === 'coin' ? (anchorOf(root, motion.to) ?? pieceOf(root, motion.to)) : pieceOf(root, motion.piece);
    if (motion.kind === 'go' && motion.course) leaveTrail(root, motion.course);
    changed?.animate(
      [
        { outline: '3px solid var(--ink)', outlineOffset: '1px' },
        { outline: '3px solid var(--ink)', outlineOffset: '1px' },
      ],
      { duration: DURATION.outline },
    );
  }
}

/** Plays the motions, from the former boxes of the pieces. */
export function play(root: HTMLElement, plan: readonly Motion[], seen: Map<string, Seen>): void {
  if (isStill()) {
    outline(root, plan);
    return;
  }
  for (const motion of plan) {
    if (motion.kind === 'coin') coin(root, motion);
    else if (motion.kind === 'go') go(root, motion, seen);
    else {
      const piece = pieceOf(root, motion.piece);
      if (piece) drop(piece, motion);
    }
  }
}
