import type { GameBots } from '@levante/bots';
import { goldenHornKit } from './bots.ts';
import { goldenHornSchool } from './school.ts';

export type { HornReason } from './analysis/reasons.ts';

/** Everything this game brings for players without hands. */
export const goldenHornBots: GameBots = { kit: goldenHornKit, school: goldenHornSchool };
