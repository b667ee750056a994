import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { Pauses } from '@levante/table/match/playback.ts';
import type { Cues } from '@levante/table/sound/sounds.ts';

/** Milliseconds that each fact stays visible at speed 1. */
export const PAUSES: Pauses<ElCapitanFact> = {
  revealed: 380,
  'turn-begun': 250,
  bought: 500,
  sailed: 750,
  'house-built': 650,
  'house-reopened': 650,
  'house-shut': 500,
  'house-gone': 500,
  'fortress-built': 650,
  'bonus-won': 600,
  'loan-taken': 700,
  'loan-repaid': 500,
  'loan-extended': 500,
  'pirate-sailed': 750,
  'pirate-anchored': 300,
  'ship-moved': 300,
  passed: 700,
  'starter-chosen': 700,
};

/** Sound cues by type of fact. */
export const CUES: Cues<ElCapitanFact> = {
  bought: 'card',
  sailed: 'ship',
  'pirate-sailed': 'ship',
  'house-built': 'house',
  'house-reopened': 'house',
  'fortress-built': 'house',
  'bonus-won': 'coin',
  income: 'coin',
  'loan-taken': 'coin',
  'loan-repaid': 'coin',
};
