import { actOnMachine, type OperatorAct } from '@levante/server';
import type { OperateWords } from '../words/operate-words.ts';
import { type PlaceChoice, withStore } from './store.ts';

/** Options of every command that acts: it is written to the journal with its reason. */
export interface ActChoice extends PlaceChoice {
  readonly reason?: string;
}

/** Applies an act to the store, also while servers use it. Returns false if there is nothing to do. */
export async function applyAct(choice: ActChoice, words: OperateWords, act: OperatorAct): Promise<boolean> {
  return await withStore(choice, words, ({ acts }) => actOnMachine(acts, act, choice.reason ?? null), 'operator_acts');
}
