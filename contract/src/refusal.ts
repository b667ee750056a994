import type { JsonObject } from './json.ts';

/** Every code with which an engine, a server or a reader of records says no. Stable; new codes are added to the formats first. */
export const REFUSAL_CODES = [
  'bad-request',
  'bad-state',
  'unknown-game',
  'bad-options',
  'not-your-turn',
  'match-over',
  'no-such-card',
  'card-not-open',
  'not-in-hand',
  'cannot-afford',
  'not-reachable',
  'same-place',
  'no-free-berth',
  'not-anchored',
  'needs-destination-card',
  'already-acted',
  'too-late-to-sail',
  'act-first',
  'wrong-site',
  'three-in-a-row',
  'four-in-a-row',
  'city-full',
  'no-house-left',
  'main-must-exceed-neutral',
  'nothing-shut',
  'never-reopens',
  'one-fortress-a-city',
  'no-fortress-site',
  'no-fortress-left',
  'first-round',
  'loan-turn-is-only-a-loan',
  'no-such-loan',
  'already-extended',
  'not-the-poorest',
  'pirate-moved',
  'pirate-owed',
  'pirate-fixes-ship',
  'pirate-same-city',
  'no-pirate',
  'dead-end',
  'not-a-target',
  'wrong-cards',
  'own-sail-colour',
  'no-such-cube',
  'not-robbed',
  'not-eligible',
  'nothing-to-pass-for',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * A typed no. `clause` is the clause of the rules that forbids it (`EC-5.2`), or null where no rule
 * of the game is concerned (a malformed line, a wrong option). `data` holds what a sentence for
 * people needs (`{"price":4,"cash":3}`), and for `bad-state`, `bad-options` the `path` of the first fault.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly clause: string | null;
  readonly data: JsonObject;
}

/** Makes a refusal. */
export function refuse(code: RefusalCode, clause: string | null = null, data: JsonObject = {}): Refusal {
  return { code, clause, data };
}

/** A value read from outside, or the reason why it was refused. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function refused(code: RefusalCode, clause: string | null = null, data: JsonObject = {}): Parsed<never> {
  return { ok: false, refusal: refuse(code, clause, data) };
}
