import type { AnyTarget } from '../pointing/pointing.ts';

/** A possible meaning of pointing: lines, and the keys of all targets that lead to it. */
export interface AnyIntent {
  readonly lines: readonly { readonly text: string }[];
  readonly targets: ReadonlySet<string>;
}

/** Targets selected for an action that is not complete yet. */
export interface SelectionOf<T, W> {
  readonly picked: readonly T[];
  /** Intents that are still possible; empty while nothing is selected. */
  readonly ways: readonly W[];
}

/** Result of a pick: a complete intent, a choice to continue, or nothing legal. */
export type PickOf<T, W> =
  | { readonly kind: 'do'; readonly way: W }
  | { readonly kind: 'choose'; readonly picking: SelectionOf<T, W> }
  | { readonly kind: 'refused' };

/** The meaning of pointing in a game. */
export interface Meaning<P, T extends AnyTarget, W extends AnyIntent> {
  /** Identifies a target: equal targets have equal keys. */
  keyOf(target: T): string;
  /** Returns the intents of `target` after `picked`; empty if nothing legal is meant. */
  intentsOf(position: P, picked: readonly T[], target: T): readonly W[];
}

/** Decides what picking a target means: it continues the selection, or else starts a new one. */
export function pickAt<P, T extends AnyTarget, W extends AnyIntent>(
  meaning: Meaning<P, T, W>,
  position: P,
  picking: SelectionOf<T, W>,
  target: T,
): PickOf<T, W> {
  const key = meaning.keyOf(target);
  const known = picking.picked.some((one) => meaning.keyOf(one) === key);
  if (known) return { kind: 'choose', picking: { picked: [], ways: [] } };
  const onwards = picking.picked.length > 0 ? meaning.intentsOf(position, picking.picked, target) : [];
  const picked = onwards.length > 0 ? [...picking.picked, target] : [target];
  const ways = onwards.length > 0 ? onwards : meaning.intentsOf(position, [], target);
  const [only] = ways;
  if (!only) return { kind: 'refused' };
  if (ways.length === 1) return { kind: 'do', way: only };
  return { kind: 'choose', picking: { picked, ways } };
}
