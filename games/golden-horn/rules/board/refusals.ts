import { type PlatformRefusal, refuse as refuseAny, refused as refusedAny } from '@levante/contract';

/** Refusal codes of this game; stable, listed in the formats. */
export const REFUSALS = [
  'act-first',
  'already-acted',
  'no-such-card',
  'not-in-hand',
  'not-anchored',
  'not-a-target',
  'wrong-cards',
  'own-sail-colour',
  'no-such-cube',
  'not-robbed',
  'not-eligible',
  'nothing-to-pass-for',
] as const;

export type GoldenHornRefusal = PlatformRefusal | (typeof REFUSALS)[number];

export const refuse = refuseAny<GoldenHornRefusal>;
export const refused = refusedAny<GoldenHornRefusal>;
