import { type PlatformRefusal, refuse as refuseAny, refused as refusedAny } from '@levante/contract';

/** Refusal codes of this game; stable, listed in the formats. */
export const REFUSALS = [
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
  'nothing-to-pass-for',
] as const;

export type ElCapitanRefusal = PlatformRefusal | (typeof REFUSALS)[number];

export const refuse = refuseAny<ElCapitanRefusal>;
export const refused = refusedAny<ElCapitanRefusal>;
