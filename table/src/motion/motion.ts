import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play, see } from './flights.ts';
import type { Motion } from './motions.ts';

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
    const motions = facts.length > 0 ? plan() : NOTHING;
    const seen = root.current && motions.length > 0 ? see(root.current, motions) : null;
    ahead.current = seen && { play: (on) => play(on, motions, seen) };
  }
  useLayoutEffect(() => {
    const next = ahead.current;
    ahead.current = null;
    if (next && root.current) next.play(root.current);
  });
}
