import type { TableLayout } from '@levante/table/ui/layout.ts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableProps } from './props.ts';

/** What every part of the table can ask for. */
export interface Scope {
  readonly props: TableProps;
  readonly layout: TableLayout;
  /** Whether the cards at the foot are drawn closely. */
  readonly dense: boolean;
}

export const TableContext = createContext<Scope | null>(null);

export function useTable(): Scope {
  const scope = useContext(TableContext);
  if (scope === null) throw new Error('this part stands only inside a table');
  return scope;
}
