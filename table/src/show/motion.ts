import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fetchLikely, LatePart } from '../late/lazy.ts';
import type { Motion } from './motions.ts';

/** What shows motions comes with the first of them, or as soon as somebody points at the table. */
const flights = new LatePart(() => import('./flights.ts'), 'likely');

const NOTHING: readonly Motion[] = [];

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
  const ahead = useRef<{ play(root: HTMLElement): void } | null>(null);
  // Before this render reaches the page the old places can still be measured.
  if (played.current !== facts) {
    played.current = facts;
    // Who only watches points at nothing: what motion is made of comes with the first thing that moves.
    if (facts.length > 0) fetchLikely();
    const shown = facts.length > 0 ? flights.value : null;
    const motions = shown ? plan() : NOTHING;
    const seen = shown && root.current && motions.length > 0 ? shown.see(root.current, motions) : null;
    ahead.current = shown && seen && { play: (on) => shown.play(on, motions, seen) };
  }
  useLayoutEffect(() => {
    const next = ahead.current;
    ahead.current = null;
    if (next && root.current) next.play(root.current);
  });
}
