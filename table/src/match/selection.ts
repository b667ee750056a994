import type { Refusal } from '@levante/contract';
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
  readonly intents: readonly W[];
}

/** Result of a pick: a complete intent, a choice to continue, or nothing legal. */
export type PickOf<T, W> =
  | { readonly kind: 'do'; readonly intent: W }
  | { readonly kind: 'choose'; readonly selection: SelectionOf<T, W> }
  | { readonly kind: 'refused' };

/** The meaning of pointing in a game. */
export interface Meaning<P, T extends AnyTarget, W extends AnyIntent> {
  /** Returns the key of a target. Equal targets have equal keys. */
  keyOf(target: T): string;
  /** Returns the intents of `target` after `picked`; empty if none is legal. */
  intentsOf(position: P, picked: readonly T[], target: T): readonly W[];
}

/** The part of a game that reads intents (see `TableGame`). */
export interface IntentReader<P, T extends AnyTarget, W extends AnyIntent> extends Meaning<P, T, W> {
  /** Returns why no intent is legal; a promise if the reason must be fetched. */
  whyNot(position: P, picked: readonly T[], target: T): Refusal | null | Promise<Refusal | null>;
  leads(target: T): boolean;
}

/** Returns the result of picking a target: it continues the selection, or starts a new one. */
export function pickAt<P, T extends AnyTarget, W extends AnyIntent>(
  meaning: Meaning<P, T, W>,
  position: P,
  selection: SelectionOf<T, W>,
  target: T,
): PickOf<T, W> {
  const key = meaning.keyOf(target);
  const known = selection.picked.some((one) => meaning.keyOf(one) === key);
  if (known) return { kind: 'choose', selection: { picked: [], intents: [] } };
  const continued = selection.picked.length > 0 ? meaning.intentsOf(position, selection.picked, target) : [];
  const picked = continued.length > 0 ? [...selection.picked, target] : [target];
  const intents = continued.length > 0 ? continued : meaning.intentsOf(position, [], target);
  const [only] = intents;
  if (!only) return { kind: 'refused' };
  if (intents.length === 1) return { kind: 'do', intent: only };
  return { kind: 'choose', selection: { picked, intents } };
}
