import type { TableRoom } from '@levante/table/pointing/frame.tsx';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableProps } from '../match/props.ts';
import type { GoldenHornWords } from '../words/words.ts';

/** What every part of the table can ask for. */
export interface Scope {
  readonly props: TableProps;
  readonly room: TableRoom;
  readonly words: GoldenHornWords;
}

export const TableContext = createContext<Scope | null>(null);

export function useTable(): Scope {
  const scope = useContext(TableContext);
  if (scope === null) throw new Error('this part stands only inside a table of Golden Horn');
  return scope;
}
