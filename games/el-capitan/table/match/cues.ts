import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { Cues } from '@levante/table/sound/sounds.ts';

/** What is heard of a fact. */
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
