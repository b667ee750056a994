import { type Action, BroughtPart, LateRefusal, type Refusal } from '@levante/contract';
import { refuse } from '../board/refusals.ts';
import type { ElCapitanState } from '../state/state.ts';
import { canBeDone } from './legal.ts';

/** What says why an action is refused; whoever only plays needs it when something is. */
export const reasons = new BroughtPart<(s: ElCapitanState, action: Action) => Refusal | null>(
  'the reasons of refusals',
);

/** The same as `check` of a state that never changes again, with a reason that is looked for when somebody reads it. */
export function allowed(s: ElCapitanState, action: Action): Refusal | null {
  return canBeDone(s, action) ? null : new LateRefusal(() => reasons.value(s, action) ?? refuse('bad-request'));
}
