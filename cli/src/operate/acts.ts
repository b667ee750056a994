import { actOnMachine, type OperatorAct } from '@levante/server';
import { type PlaceChoice, withStore } from './store.ts';

/** Options of every command that acts: it is written to the journal with its reason. */
export interface ActChoice extends PlaceChoice {
  readonly reason?: string;
}

/** Applies an act to the store, also while servers use it. Returns false if there is nothing to do. */
export async function applyAct(choice: ActChoice, act: OperatorAct): Promise<boolean> {
  return await withStore(choice, ({ acts }) => actOnMachine(acts, act, choice.reason ?? null), 'operator_acts');
}
