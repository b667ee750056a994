import type { Fact, Viewer } from '@levante/contract';
import { ElCapitanState } from '../state/state.ts';

/** Returns a copy of the state: nothing in El Capitán is hidden, hands included (EC-2.4). */
export function view(s: ElCapitanState, _viewer: Viewer, into?: ElCapitanState): ElCapitanState {
  const seen = into ?? new ElCapitanState(s.tables);
  seen.copyFrom(s);
  return seen;
}

/** Returns the line unchanged. */
export function viewAction(line: string, _viewer: Viewer): string {
  return line;
}

/** Returns the fact unchanged. */
export function viewFact(fact: Fact, _viewer: Viewer): Fact {
  return fact;
}
