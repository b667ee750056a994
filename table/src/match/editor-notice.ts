import type { Refusal } from '@levante/contract';
import type { RequestFault } from '../host/fault.ts';
import type { Fate } from './passed-turn.ts';

/** Reason why the last attempt had no effect, for the turn panel. */
export type EditorNotice =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Answer to a question asked by a key. */
  | { readonly kind: 'told'; readonly text: string }
  /** Sending failed; `again` are the lines to retry, null if that would not help. */
  | { readonly kind: 'fault'; readonly fault: RequestFault; readonly again: readonly string[] | null }
  /** The match has passed the turn, and lines other than the shown ones were played. */
  | { readonly kind: 'passed'; readonly fate: Exclude<Fate, 'asShown'> }
  /** A turn that may have arrived can be changed. */
  | { readonly kind: 'withdrawn' }
  /** The plan for this turn is no longer legal. */
  | { readonly kind: 'plan-gone'; readonly refusal: Refusal }
  | null;
