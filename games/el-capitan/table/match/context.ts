import type { TableLayout } from '@levante/table/ui/layout.ts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { namerOf } from '../names/namer.ts';
import type { PlaceName } from '../names/places.ts';
import { namerWords } from '../names/words/en.ts';
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

/** What a city of the board in hand is called: a board file may call it otherwise than the shipped one. */
export function usePlaceName(): (code: string) => PlaceName {
  const { props } = useTable();
  return namerOf(props.board, props.names, namerWords.value).place;
}
