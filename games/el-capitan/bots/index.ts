import type { GameBots } from '@levante/bots';
import { elCapitanKit } from './bots.ts';
import { elCapitanSchool } from './school.ts';

export type { CapitanReason } from './analysis/reasons.ts';

/** Everything this game brings for players without hands. */
export const elCapitanBots: GameBots = { kit: elCapitanKit, school: elCapitanSchool };
