import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazyPart } from '../lib/lazy.ts';
import type { Motion } from './motions.ts';

const flightsPart = lazyPart(() => import('./flights.ts'), 'early');

/**
 * Animates the change from the previous state to this one. It only paints: nothing waits for it, and all input works
 * meanwhile. `plan` is called once for each new list of facts. The animations are fetched when the page is first used
 * or others play (`othersPlay`); earlier changes are not animated.
 */
export function usePlannedMotion(
  root: RefObject<HTMLElement | null>,
  facts: readonly unknown[],
  othersPlay: boolean,
  plan: () => readonly Motion[],
): void {
  const flights = othersPlay || facts.length > 0 ? flightsPart() : null;
  const played = useRef(facts);
  const ahead = useRef<{ play(root: HTMLElement): void } | null>(null);
  // Before this render is committed the old boxes can still be measured.
  if (played.current !== facts) {
    played.current = facts;
    const motions = flights && facts.length > 0 ? plan() : [];
    const seen = flights && root.current && motions.length > 0 ? flights.see(root.current, motions) : null;
    ahead.current = flights && seen && { play: (on) => flights.play(on, motions, seen) };
  }
  useLayoutEffect(() => {
    const next = ahead.current;
    ahead.current = null;
    if (next && root.current) next.play(root.current);
  });
}
