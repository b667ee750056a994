import { type PlatformRefusal, refuse as refuseAny } from '@levante/contract';

/** Refusal codes of this game. */
export const REFUSALS = [
  'point-occupied',
  'place-first',
  'none-in-hand',
  'not-your-man',
  'shut-in',
  'not-adjacent',
  'take-first',
  'nothing-to-take',
  'not-a-rival',
  'in-a-mill',
] as const;

export type MorrisRefusal = PlatformRefusal | (typeof REFUSALS)[number];

export const refuse = refuseAny<MorrisRefusal>;
