import type { Refusal } from '@levante/contract';

/** Why a request concerning a match was not done. Nothing was changed. */
export type HostFault =
  | { readonly code: 'no-such-match' | 'newer-rules' | 'not-started' | 'key-reused' }
  | { readonly code: 'no-open-seat' | 'seat-taken' | 'not-opener' }
  /** The bots cannot be reached at present. */
  | { readonly code: 'busy' }
  /** `at`: which action names it; without it, the view that was asked for. */
  | { readonly code: 'not-your-seat'; readonly at?: number }
  | { readonly code: 'stale-ply'; readonly ply: number }
  | { readonly code: 'unknown-level' | 'wrong-seats'; readonly path: string }
  | { readonly code: 'refused'; readonly refusal: Refusal; readonly at?: number; readonly ply?: number };

/** What a host answers: a value, or why there is none. */
export type HostReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: HostFault };

export function done<T>(value: T): HostReply<T> {
  return { ok: true, value };
}

export function failed(fault: HostFault): HostReply<never> {
  return { ok: false, fault };
}
