import { drawTrail, flyAlong } from './flight.ts';
import { DURATION, EASE, type Motion, type Seaway } from './motions.ts';
import { isStill } from './still.ts';

/** A piece as it lay before it moves. */
export interface Seen {
  readonly box: DOMRect;
  readonly copy: Node | null;
}

const pieceOf = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`);
const anchorOf = (root: HTMLElement, id: string) =>
  root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(id)}"]`);
const shown = (box: DOMRect) => box.width > 0 && box.height > 0;

/** Where the pieces that are about to move lie now. */
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

/** Puts a copy over everything for the length of a flight, so that no tile clips or covers it. */
function fly(root: HTMLElement, copy: Node, from: DOMRect, to: DOMRect, motion: Motion, arc: number): void {
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
    if (end && before?.copy) fly(root, before.copy, before.box, end.getBoundingClientRect(), motion, 0);
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
  fly(root, copy, before.box, to, motion, 0);
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
  const [from, to] = [end(motion.from), end(motion.to)];
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
    fly(root, art.cloneNode(true), centre(from, i * 3), centre(to, 0), late, 30);
  }
}

/** With reduced motion the way of a ship lies on the water for a while. */
function leaveTrail(root: HTMLElement, course: Seaway): void {
  const over = anchorOf(root, course.over)?.getBoundingClientRect();
  if (over) drawTrail(root, course, over, DURATION.trail);
}

/** With reduced motion nothing travels: what changed is outlined for a moment. */
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

/** Shows the motions, from where the pieces lay. */
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
