import type { BotKit, GameBots, School } from '@levante/bots';
import { type CapitanReason, elCapitanBots } from '@levante/el-capitan/bots';
import { goldenHornBots, type HornReason } from '@levante/golden-horn/bots';

const bots: readonly GameBots[] = [elCapitanBots, goldenHornBots];

/** The bots of the games, by the id of their game. */
export const KITS: ReadonlyMap<string, BotKit> = new Map(bots.map(({ kit }) => [kit.gameId, kit]));

/** The games that can be learned from nothing, by id. */
export const SCHOOLS: ReadonlyMap<string, School> = new Map(
  bots.flatMap(({ school }) => (school ? [[school.gameId, school]] : [])),
);

/** Every reason that some game gives in an analysis. */
export type GameReason = CapitanReason | HornReason;
