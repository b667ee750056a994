import type { GameEntry } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { TERMINALS } from '@levante/games/terminals';
import { type Command, Option } from 'commander';
import { wholeFrom } from './arguments.ts';
import { exampleOf, withSetupFlags } from './setup.ts';

/** Options shared by several commands, and the games used in examples and defaults. */

export const OFFER = { games: GAMES, terminals: TERMINALS };
/** Default game, and another one for examples. */
export const [DEFAULT_GAME, OTHER_GAME] = twoOf([...GAMES.values()]);

function twoOf([first, second = first]: readonly GameEntry[]): readonly [GameEntry, GameEntry] {
  if (!first || !second) throw new Error('there is no game');
  return [first, second];
}

/** Far above the number of cores of any machine, to catch typing errors. */
export const MAX_THREADS = 1024;

/** Examples with a setup option. */
export const SET_UP = exampleOf(DEFAULT_GAME);
export const OTHER = `--game ${OTHER_GAME.id}`;

export const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ levante ${line}`).join('\n')}`;
export const gameOption = (): Option => new Option('--game <id>', 'the game').default(DEFAULT_GAME.id);
export const playersOption = (): Option => new Option('--players <n>', 'number of seats').argParser(wholeFrom(1));
export const seedOption = (text: string): Option => new Option('--seed <n>', text).argParser(wholeFrom(0));

/** Adds the options of a match. */
export function withMatchOptions(command: Command, players: Option = playersOption()): Command {
  return withTableOptions(command.addOption(gameOption()), players);
}

/** Adds the options of a match except the game. */
export function withTableOptions(command: Command, players: Option = playersOption()): Command {
  return withSetupFlags(command.addOption(players), OFFER).option(
    '--board <board>',
    'name of a shipped board, or path of a board file (*.json)',
  );
}
export const databaseOption = (): Option =>
  new Option('--database <address>', 'a PostgreSQL database instead of the folder, for any number of servers').env(
    'LEVANTE_DATABASE',
  );
export const natsOption = (): Option =>
  new Option('--nats <address>', 'the NATS server that connects the servers of a database and their workers').env(
    'LEVANTE_NATS',
  );
export const botThreadsOption = (): Option =>
  new Option('--bot-threads <n>', 'number of threads for bots (default: one less than cores)').argParser(
    wholeFrom(1, MAX_THREADS),
  );
