import type { Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Something that can be pointed at. Each game has its own kinds. */
export interface AnyTarget {
  readonly on: string;
}

/**
 * Mark of a target. `legal`: possible in one step; `plan`: possible in several steps; `chosen`: part of an incomplete
 * selection; `reach`: reached by the card that is pointed at.
 */
export type Sign = 'legal' | 'plan' | 'chosen' | 'reach' | null;

/** Returns whether a sign means that the target can be used. */
export const canDo = (sign: Sign): boolean => sign === 'legal' || sign === 'plan' || sign === 'chosen';

/** Action and price of a target, short enough for its accessible name. */
export interface Brief {
  readonly title: string;
  readonly price: number | null;
}

/** Explanation of a target before the click, in the reader's language. */
export interface Hint {
  readonly title: string;
  /** Price in florins, or null. */
  readonly price: number | null;
  readonly lines: readonly string[];
  /** Changes of seats at the next payday: before and after, in florins. */
  readonly effects: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[];
  /** Reason why it is not possible; null if it is. */
  readonly refusal: { readonly text: string; readonly clause: string | null } | null;
}

/** Interface between a table and the rules of its targets. */
export interface PointingAt<T extends AnyTarget> {
  sign(target: T): Sign;
  hint(target: T): Hint | null;
  /** Text for the target's accessible name. Default: title and price of the hint. */
  brief?(target: T): Brief | null;
  /** Handles a click or Enter. */
  pick(target: T): void;
  /** Handles hover, focus or a long press; null for nothing. */
  point(target: T | null): void;
  /** Opens the clause that a refusal names; absent without a rulebook. */
  openClause?(id: string): void;
  /** Changes when the table's contents are covered or replaced, which ends a hint. Absent if that never happens. */
  readonly stage?: ReadonlySignal<string>;
}

/** A target and its element. */
export interface Pointed {
  readonly target: AnyTarget;
  readonly element: HTMLElement;
}

/**
 * Kind of pointing: by a moving pointer after a moment, immediately by focus or a long press, or by a resting pointer
 * under which the target has appeared.
 */
export type PointedHow = 'moving' | 'at-once' | 'resting';

/** Context of everything on a table that can be pointed at. */
export interface PointerContextValue {
  readonly pointing: PointingAt<AnyTarget>;
  readonly names: readonly string[];
  readonly point: (pointed: Pointed | null, how?: PointedHow) => void;
  /** Keeps the hint open while the pointer is on its link. */
  readonly stay?: () => void;
}

export const PointerContext = createContext<PointerContextValue | null>(null);

/** Returns the pointing of the current table. Throws outside of one. */
export function usePointer(): PointerContextValue {
  const hand = useContext(PointerContext);
  if (hand === null) throw new Error('this part stands only inside a table');
  return hand;
}
