import type { Refusal } from '@levante/contract';

/** Reason for refusing a request about a match. Nothing was changed. */
export type HostFault =
  | { readonly code: 'no-such-match' | 'newer-rules' | 'not-started' | 'key-reused' }
  | { readonly code: 'no-open-seat' | 'seat-taken' | 'seat-reserved' | 'not-opener' | 'not-over' | 'too-many-waits' }
  /** The ticket of a seed is used up, too old, or another person’s. */
  | { readonly code: 'ticket-expired' }
  | {
      readonly code:
        | 'proposal-open'
        | 'proposal-over'
        | 'already-proposed'
        | 'nothing-to-take-back'
        | 'no-live-clock'
        | 'no-clock'
        | 'bad-pause'
        | 'no-pause'
        | 'nobody-away'
        | 'bots-finish';
    }
  /** A bot plays the seat, or it does not; or the time of this turn is used up. */
  | { readonly code: 'bot-plays' | 'no-bot-plays' | 'out-of-time'; readonly at?: number }
  /** The bots cannot be reached at present. */
  | { readonly code: 'busy' }
  /** `at` is the index of the action with the wrong seat; without it the requested view was refused. */
  | { readonly code: 'not-your-seat'; readonly at?: number }
  | { readonly code: 'stale-ply'; readonly ply: number }
  | { readonly code: 'unknown-level' | 'wrong-seats'; readonly path: string }
  | { readonly code: 'refused'; readonly refusal: Refusal; readonly at?: number; readonly ply?: number };

/** Reply of the host: a value, or a fault. */
export type HostReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: HostFault };

/** The refusal after a match was ended without a result. No clause of the rules applies. */
export const ENDED: Refusal = { code: 'match-over', clause: null, data: {} };

export function done<T>(value: T): HostReply<T> {
  return { ok: true, value };
}

export function failed(fault: HostFault): HostReply<never> {
  return { ok: false, fault };
}
