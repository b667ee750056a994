import { reasons } from './legality/allowed.ts';
import { check } from './legality/check.ts';

/** Brings what says why an action is refused. */
export function bringReasons(): void {
  reasons.bring(check);
}
