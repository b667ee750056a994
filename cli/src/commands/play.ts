import { randomBytes } from 'node:crypto';
import { TURN_MS } from '@levante/host';
import { gameNamed, levelsOf, sayRefusal, seatLevels } from '../lib/arguments.ts';
import { HOUSE } from '../lib/deps.ts';
import { CommandFault } from '../lib/fault.ts';
import { writeJsonFile } from '../lib/files.ts';
import { type MatchChoice, optionsOf } from '../lib/setup.ts';
import { terminalOf } from '../lib/show.ts';
import { playEvening } from '../play/play.ts';
import { TERMINAL } from '../play/terminal.ts';

export interface PlayOptions extends MatchChoice {
  readonly seat: number;
  readonly bots?: readonly string[];
  readonly record?: string;
}

/** A match at this terminal against bots. */
export async function runPlay(options: PlayOptions): Promise<void> {
  const entry = gameNamed(HOUSE, options.game);
  const kit = HOUSE.kits.get(entry.id);
  if (!kit) throw new CommandFault(`${entry.id} has no bots to play against`);
  const complete = optionsOf(entry, options);
  if (options.seat >= complete.players) throw new CommandFault(`--seat is 0 to ${complete.players - 1}`);
  const levels = levelsOf(HOUSE, entry.id, options.bots ?? kit.levels.slice(-1));
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new CommandFault('play needs a terminal');
  const table = entry.open(complete);
  if (!table.ok) throw new CommandFault(sayRefusal(table.refusal));

  const record = await playEvening({
    table: table.value,
    kit,
    show: terminalOf(HOUSE, entry.id),
    person: TERMINAL,
    seat: options.seat,
    levels: seatLevels(levels, complete.players),
    turnMs: TURN_MS,
    seed: randomBytes(32).toString('hex'),
  });
  if (options.record === undefined) return;
  const name = `${entry.id}-${record.commitment?.slice(7, 19)}.levante.json`;
  writeJsonFile(options.record, name, record);
  process.stdout.write(`The record is ${name} in ${options.record}.\n`);
}
