import type { JsonObject } from './json.ts';

/**
 * Refusal codes of the platform, the same for every game: malformed requests, states and options, unknown games, wrong turn.
 * Stable. Each game adds its own codes (`Manifest.refusals`); new ones are added to the formats first.
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
 * A typed refusal. `clause` is the clause of the rules that forbids the action (`EC-5.2`), or null if no rule of the game
 * applies (a malformed line, a wrong option). `data` holds the values for a message to people (`{"price":4,"cash":3}`) and,
 * for `bad-state` and `bad-options`, the `path` of the first fault.
 */
export interface Refusal {
  /** Code of the platform or of the game. */
  readonly code: string;
  readonly clause: string | null;
  readonly data: JsonObject;
}

/**
 * Creates a refusal with one of the platform's codes. A game with its own codes narrows the function: `const refuseAs =
 * refuse<Code>`.
 */
export function refuse<C extends string = PlatformRefusal>(
  code: NoInfer<C>,
  clause: string | null = null,
  data: JsonObject = {},
): Refusal {
  return { code, clause, data };
}

/** Result of parsing untrusted input: the value, or the refusal. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** Creates a failed `Parsed` with a refusal. */
export function refused<C extends string = PlatformRefusal>(
  code: NoInfer<C>,
  clause: string | null = null,
  data: JsonObject = {},
): Parsed<never> {
  return { ok: false, refusal: refuse<C>(code, clause, data) };
}
