import { randomBytes } from 'node:crypto';
import { TURN_MS } from '@levante/host';
import { gameNamed, levelsOf, sayRefusal, seatLevels } from '../lib/arguments.ts';
import { HOUSE } from '../lib/deps.ts';
import { CommandFault } from '../lib/fault.ts';
import { writeJsonFile } from '../lib/files.ts';
import { type LanguageChoice, languageOf, wordsFor } from '../lib/language.ts';
import { type MatchChoice, optionsOf } from '../lib/setup.ts';
import { terminalOf } from '../lib/show.ts';
import { playEvening } from '../play/play.ts';
import { terminalPerson } from '../play/terminal.ts';

export interface PlayOptions extends MatchChoice, LanguageChoice {
  readonly seat: number;
  readonly bots?: readonly string[];
  readonly record?: string;
}

/** A match at this terminal against bots. */
export async function runPlay(options: PlayOptions): Promise<void> {
  const { play, faults } = wordsFor(options);
  const entry = gameNamed(HOUSE, options.game, faults);
  const kit = HOUSE.kits.get(entry.id);
  if (!kit) throw new CommandFault(faults.noBots(entry.id));
  const complete = optionsOf(entry, options, faults);
  if (options.seat >= complete.players) throw new CommandFault(faults.seatRange(complete.players - 1));
  const levels = levelsOf(HOUSE, entry.id, options.bots ?? kit.levels.slice(-1), faults);
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new CommandFault(faults.needsTerminal);
  const table = entry.open(complete);
  if (!table.ok) throw new CommandFault(sayRefusal(table.refusal));

  const record = await playEvening({
    table: table.value,
    kit,
    show: terminalOf(HOUSE, entry.id, languageOf(options)),
    words: play,
    person: terminalPerson(play),
    seat: options.seat,
    levels: seatLevels(levels, complete.players),
    turnMs: TURN_MS,
    seed: randomBytes(32).toString('hex'),
  });
  if (options.record === undefined) return;
  const name = `${entry.id}-${record.commitment?.slice(7, 19)}.levante.json`;
  writeJsonFile(options.record, name, record, faults);
  process.stdout.write(`${play.saved(name, options.record)}\n`);
}
