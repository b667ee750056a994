import type { Fact, Viewer } from '@levante/contract';
import { ElCapitanState } from '../state/state.ts';

/** Nothing in El Capitán is hidden (EC-2.4): everybody sees the whole table, hands included. */
export function view(s: ElCapitanState, _viewer: Viewer, into?: ElCapitanState): ElCapitanState {
  const seen = into ?? new ElCapitanState(s.tables);
  seen.copyFrom(s);
  return seen;
}

/** Every line of the record is for everybody. */
export function viewAction(line: string, _viewer: Viewer): string {
  return line;
}

/** Every fact is for everybody. */
export function viewFact(fact: Fact, _viewer: Viewer): Fact {
  return fact;
}
