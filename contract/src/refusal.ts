import type { JsonObject } from './json.ts';

/**
 * The codes with which the platform says no, whatever the game: what is no request, state, option or game it knows, and
 * whose turn it is. Stable. A game brings codes of its own (`Manifest.refusals`); new ones are added to the formats first.
 */
export const PLATFORM_REFUSALS = [
  'bad-request',
  'bad-state',
  'unknown-game',
  'bad-options',
  'not-your-turn',
  'match-over',
] as const;

export type PlatformRefusal = (typeof PLATFORM_REFUSALS)[number];

/**
 * A typed no. `clause` is the clause of the rules that forbids it (`EC-5.2`), or null where no rule
 * of the game is concerned (a malformed line, a wrong option). `data` holds what a sentence for
 * people needs (`{"price":4,"cash":3}`), and for `bad-state`, `bad-options` the `path` of the first fault.
 */
export interface Refusal {
  /** One of the platform's codes or of the game's own. */
  readonly code: string;
  readonly clause: string | null;
  readonly data: JsonObject;
}

/**
 * Makes a refusal with one of the platform's codes. A game that has codes of its own takes the function for them:
 * `const refuseAs = refuse<Code>`.
 */
export function refuse<C extends string = PlatformRefusal>(
  code: NoInfer<C>,
  clause: string | null = null,
  data: JsonObject = {},
): Refusal {
  return { code, clause, data };
}

/** A value read from outside, or the reason why it was refused. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** The same as `refuse`, for what is read from outside. */
export function refused<C extends string = PlatformRefusal>(
  code: NoInfer<C>,
  clause: string | null = null,
  data: JsonObject = {},
): Parsed<never> {
  return { ok: false, refusal: refuse<C>(code, clause, data) };
}
