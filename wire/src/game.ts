import * as z from 'zod/mini';
import { BotLevel, GameId } from './fields.ts';
import { GameObject } from './plain.ts';

/** A game offered by the server. */
export const GameInfo = z.strictObject({
  id: GameId,
  rulesVersion: z.int(),
  players: z.tuple([z.int(), z.int()]).check(z.meta({ description: 'Minimum and maximum number of players.' })),
  options: GameObject.check(z.meta({ description: 'Default options of a match.' })),
  levels: z.array(BotLevel).check(z.meta({ description: 'Available bot levels, weakest first.' })),
});

export const GameList = z.strictObject({ games: z.array(GameInfo) });

export type GameInfo = z.infer<typeof GameInfo>;
export type GameList = z.infer<typeof GameList>;
