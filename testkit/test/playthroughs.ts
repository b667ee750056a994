import { GAMES } from '@levante/games/rules';
import { playthrough } from '../src/index.ts';

/** Matches stored as text: short ones, one for each game and number of players. */
export const FOLDER = new URL('../../records/playthroughs/', import.meta.url);

export const MATCHES = [
  { game: 'el-capitan', options: { players: 2 }, seed: 8 },
  { game: 'el-capitan', options: { players: 3, cities: ['LIS'] }, seed: 46 },
  { game: 'el-capitan', options: { players: 4, cities: ['POR'] }, seed: 71 },
  { game: 'el-capitan', options: { players: 5, cities: ['CAN'] }, seed: 133 },
  { game: 'golden-horn', options: { players: 2, ruleset: 'as-described' }, seed: 71 },
  { game: 'golden-horn', options: { players: 3, ruleset: 'as-published' }, seed: 129 },
  { game: 'golden-horn', options: { players: 4, ruleset: 'as-described' }, seed: 44 },
] as const;

export type PlaythroughMatch = (typeof MATCHES)[number];

export const fileName = ({ game, options }: PlaythroughMatch): string => `${game}-${options.players}.txt`;

export function textOf({ game, options, seed }: PlaythroughMatch): string {
  const entry = GAMES.get(game);
  if (!entry) throw new Error(`there is no game ${game}`);
  return playthrough(entry, options, seed);
}
