import type { Refusal } from '@levante/contract';

/** Why a request concerning a match was not done. Nothing was changed. */
export type Fault =
  | { readonly code: 'no-such-match' | 'not-started' | 'key-reused' | 'no-open-seat' | 'seat-taken' }
  /** `at`: which action names it; without it, the view that was asked for. */
  | { readonly code: 'not-your-seat'; readonly at?: number }
  | { readonly code: 'stale-ply'; readonly ply: number }
  | { readonly code: 'unknown-level' | 'wrong-seats'; readonly path: string }
  | { readonly code: 'refused'; readonly refusal: Refusal; readonly at?: number; readonly ply?: number };

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failed(fault: Fault): Outcome<never> {
  return { ok: false, fault };
}
