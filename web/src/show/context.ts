import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Layout } from './layout.ts';
import type { TableProps, Target } from './props.ts';

/** What is pointed at, and the thing on the page that stands for it. */
export interface Pointed {
  readonly target: Target;
  readonly element: HTMLElement;
}

/** What every part of the table can ask for. */
export interface Scope {
  readonly props: TableProps;
  readonly layout: Layout;
  /** Whether the cards at the foot are drawn closely. */
  readonly dense: boolean;
  readonly point: (pointed: Pointed | null, now?: boolean) => void;
}

export const TableContext = createContext<Scope | null>(null);

export function useTable(): Scope {
  const scope = useContext(TableContext);
  if (scope === null) throw new Error('this part stands only inside a table');
  return scope;
}
