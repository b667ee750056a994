import { openRecord, readRecord } from '@levante/contract';
import { sayRefusal } from '../lib/arguments.ts';
import { HOUSE } from '../lib/deps.ts';
import { CommandFault } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import { terminalOf } from '../lib/show.ts';

export interface ReplayOptions {
  readonly ply?: number;
}

/** Shows the table of a record before a ply, or at its end. */
export function runReplay(file: string, { ply }: ReplayOptions): void {
  const read = readRecord(readJsonFile(file));
  if (!read.ok) throw new CommandFault(`${file}: ${sayRefusal(read.refusal)}`);
  const record = read.value;
  const plies = record.actions.length;
  if (ply !== undefined && ply > plies) throw new CommandFault(`${file} has ${plies} plies: --ply is 0 to ${plies}`);
  const table = openRecord(HOUSE.games, record);
  if ('refusal' in table) throw new CommandFault(`${file}: its head: ${sayRefusal(table.refusal)}`);
  const until = ply ?? plies;
  for (const [at, action] of record.actions.slice(0, until).entries()) {
    const played = table.play(action);
    if (!played.ok) throw new CommandFault(`${file}: ply ${at}, ${action}: ${sayRefusal(played.refusal)}`);
  }
  const show = terminalOf(HOUSE, record.game);
  const state = table.state();
  const next = record.actions[until];
  const lines = [
    ...show.picture(state, record.names ?? []),
    '',
    `Ply ${until} of ${plies}${next === undefined ? '' : `; next: ${next} (${show.say(state, next)})`}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
