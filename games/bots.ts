import type { BotKit } from '@levante/bots';
import { elCapitanKit } from '@levante/el-capitan/bots';
import { goldenHornKit } from '@levante/golden-horn/bots';

const kits: readonly BotKit[] = [elCapitanKit, goldenHornKit];

/** The bots of the games, by the id of their game. */
export const KITS: ReadonlyMap<string, BotKit> = new Map(kits.map((kit) => [kit.gameId, kit]));
