import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DURATION, EASE, type Motion } from './motions.ts';

interface Seen {
  readonly box: DOMRect;
  readonly copy: Node | null;
}

const pieceOf = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`);
const anchorOf = (root: HTMLElement, id: string) =>
  root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(id)}"]`);
const shown = (box: DOMRect) => box.width > 0 && box.height > 0;

/** Where the pieces that are about to move lie now. */
function see(root: HTMLElement, plan: readonly Motion[]): Map<string, Seen> {
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
  const copy = piece.firstElementChild?.cloneNode(true) ?? before.copy;
  if (copy === null) return;
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: motion.at + motion.ms, fill: 'none' });
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
  const from = anchorOf(root, motion.from)?.getBoundingClientRect();
  const to = anchorOf(root, motion.to)?.getBoundingClientRect();
  const art = root.querySelector('.art-coin');
  if (!from || !to || !art) return;
  const size = 18;
  const centre = (box: DOMRect, shift: number) =>
    new DOMRect(
      box.x + Math.min(box.width / 2, 120) - size / 2 + shift,
      box.y + Math.min(box.height / 2, 30) - size / 2,
      size,
      size,
    );
  const coins = Math.min(5, Math.max(1, Math.ceil(motion.amount / 4)));
  for (let i = 0; i < coins; i++) {
    const late = { ...motion, at: motion.at + i * 55 };
    fly(root, art.cloneNode(true), centre(from, i * 3), centre(to, 0), late, 30);
  }
}

/** With reduced motion nothing travels: what changed is outlined for a moment. */
function outline(root: HTMLElement, plan: readonly Motion[]): void {
  for (const motion of plan) {
    const changed = motion.kind === 'coin' ? anchorOf(root, motion.to) : pieceOf(root, motion.piece);
    changed?.animate(
      [
        { outline: '3px solid var(--ink)', outlineOffset: '1px' },
        { outline: '3px solid var(--ink)', outlineOffset: '1px' },
      ],
      { duration: DURATION.outline },
    );
  }
}

function play(root: HTMLElement, plan: readonly Motion[], seen: Map<string, Seen>): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
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

/**
 * Shows what happened between the former state and this one. It only paints: nothing waits for it, and every input
 * works while it runs. `plan` is asked once for each new list of facts.
 */
export function usePlannedMotion(
  root: RefObject<HTMLElement | null>,
  facts: readonly unknown[],
  plan: () => readonly Motion[],
): void {
  const played = useRef(facts);
  const ahead = useRef<{ plan: readonly Motion[]; seen: Map<string, Seen> } | null>(null);
  // Before this render reaches the page the old places can still be measured.
  if (played.current !== facts) {
    played.current = facts;
    const motions = plan();
    ahead.current = root.current && motions.length > 0 ? { plan: motions, seen: see(root.current, motions) } : null;
  }
  useLayoutEffect(() => {
    const next = ahead.current;
    ahead.current = null;
    if (next && root.current) play(root.current, next.plan, next.seen);
  });
}
