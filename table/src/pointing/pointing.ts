import type { Seat } from '@levante/contract';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Anything on a table that one can point at; each game has its own kinds. */
export interface AnyTarget {
  readonly on: string;
}

/**
 * How a target is marked. `legal`: can be done in one step, a thick ring; `plan`: several steps lead there, a thin one;
 * `chosen`: picked as part of an action not complete yet; `reach`: a pointed-at card leads there.
 */
export type Sign = 'legal' | 'plan' | 'chosen' | 'reach' | null;

/** Whether a sign says that something can be done with the target. */
export const canDo = (sign: Sign): boolean => sign === 'legal' || sign === 'plan' || sign === 'chosen';

/** What can be done with a target and its price, in as few words as a name has room for. */
export interface Brief {
  readonly title: string;
  readonly price: number | null;
}

/** What is said beside a target before the click. Texts are ready for people, in their language. */
export interface Hint {
  readonly title: string;
  /** Florins it costs; null where money plays no part. */
  readonly price: number | null;
  readonly lines: readonly string[];
  /** Next payday for the seats it changes: before and after, in florins. */
  readonly effects: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[];
  /** Why it cannot be done, with the clause; null when it is legal. */
  readonly refusal: { readonly text: string; readonly clause: string | null } | null;
}

/** What `act` tells `show`, and what `show` tells `act`, of one game's targets. A table knows no rules: it asks here. */
export interface PointingAt<T extends AnyTarget> {
  sign(target: T): Sign;
  hint(target: T): Hint | null;
  /** What stands in the target's accessible name; left out, title and price of the hint do. */
  brief?(target: T): Brief | null;
  /** The person clicked it, or pressed Enter on it. */
  pick(target: T): void;
  /** The person points at it (hover, focus, long press), or at nothing. */
  point(target: T | null): void;
  /** Opens the clause that a refusal names; left out where there is no rulebook to open. */
  openClause?(id: string): void;
}

/** What is pointed at, and the thing on the page that stands for it. */
export interface Pointed {
  readonly target: AnyTarget;
  readonly element: HTMLElement;
}

/** What the things on any table need so that one can point at them. */
export interface PointerContextValue {
  readonly pointing: PointingAt<AnyTarget>;
  readonly names: readonly string[];
  readonly point: (pointed: Pointed | null, now?: boolean) => void;
  /** Keeps the hint that is about to go: the pointer has come to its link. */
  readonly stay?: () => void;
}

export const PointerContext = createContext<PointerContextValue | null>(null);

/** The hand of the table one stands in. Throws outside of one: a fault of the program, never of a person. */
export function usePointer(): PointerContextValue {
  const hand = useContext(PointerContext);
  if (hand === null) throw new Error('this part stands only inside a table');
  return hand;
}
