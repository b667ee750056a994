import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyTarget, PointingAt } from './pointing.ts';

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
