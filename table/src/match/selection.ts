import type { AnyTarget } from '../pointing/pointing.ts';

/** One thing a person can mean by pointing: lines, and the keys of all targets that lead to it. */
export interface AnyIntent {
  readonly lines: readonly { readonly text: string }[];
  readonly targets: ReadonlySet<string>;
}

/** What has been picked of an action that is not complete yet. */
export interface SelectionOf<T, W> {
  readonly picked: readonly T[];
  /** What can still be meant; empty while nothing is picked. */
  readonly ways: readonly W[];
}

/** What a pick comes to: a whole way to be done, a choice to go on with, or nothing legal. */
export type PickOf<T, W> =
  | { readonly kind: 'do'; readonly way: W }
  | { readonly kind: 'choose'; readonly picking: SelectionOf<T, W> }
  | { readonly kind: 'refused' };

/** How a game tells what is meant by pointing. */
export interface Meaning<P, T extends AnyTarget, W extends AnyIntent> {
  /** A name for a target: equal targets have equal keys. */
  keyOf(target: T): string;
  /** What is meant by `target` after having picked `picked`; empty where nothing legal is meant. */
  intentsOf(position: P, picked: readonly T[], target: T): readonly W[];
}

/** Decides what picking a target means after what was picked before: it goes on with that, or else begins anew. */
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
