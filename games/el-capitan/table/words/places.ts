import { useTable } from '../match/context.ts';
import { elCapitanWords } from './index.ts';
import { namerOf, type PlaceName } from './namer.ts';

/** What a city of the board in hand is called: a board file may call it otherwise than the shipped one. */
export function usePlaceName(): (code: string) => PlaceName {
  const { props } = useTable();
  return namerOf(props.board, props.names, elCapitanWords.value.namer).place;
}
