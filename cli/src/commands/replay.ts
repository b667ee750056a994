import { openRecord, readRecord } from '@levante/contract';
import { isolatedName } from '@levante/wire';
import { formatRefusal } from '../lib/arguments.ts';
import { DEPENDENCIES } from '../lib/dependencies.ts';
import { CommandFault } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import { type LanguageChoice, languageOf, wordsFor } from '../lib/language.ts';
import { terminalOf } from '../lib/show.ts';

export interface ReplayOptions extends LanguageChoice {
  readonly ply?: number;
}

/** Shows the table of a record before a ply, or at its end. */
export function runReplay(file: string, { ply, ...choice }: ReplayOptions): void {
  const { replay, verify, faults } = wordsFor(choice);
  const read = readRecord(readJsonFile(file, faults));
  if (!read.ok) throw new CommandFault(faults.inFile(file, formatRefusal(read.refusal)));
  const record = read.value;
  const plies = record.actions.length;
  if (ply !== undefined && ply > plies) throw new CommandFault(faults.plyRange(file, plies));
  const table = openRecord(DEPENDENCIES.games, record);
  if ('refusal' in table)
    throw new CommandFault(faults.inFile(file, verify.fault(-1, null, formatRefusal(table.refusal))));
  const until = ply ?? plies;
  for (const [at, action] of record.actions.slice(0, until).entries()) {
    const played = table.play(action);
    if (!played.ok)
      throw new CommandFault(faults.inFile(file, verify.fault(at, action, formatRefusal(played.refusal))));
  }
  const show = terminalOf(DEPENDENCIES, record.game, languageOf(choice));
  const state = table.state();
  const next = record.actions[until];
  const lines = [
    ...show.picture(state, (record.names ?? []).map(isolatedName)),
    '',
    replay.ply(until, plies, next === undefined ? null : { line: next, text: show.say(state, next) }),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
