import { loadavg } from 'node:os';
import { gameNamed } from '@levante/cli/lib/arguments.ts';
import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { type LadderRows, plainRows } from '@levante/cli/lib/rows.ts';
import { here } from '../bench/build-root.ts';
import { type LobbyExtent, type LobbyFigures, measureLobby, type RequestTimes } from '../bench/lobby.ts';
import { writtenSection } from '../bench/results-section.ts';
import { machine, today, typedCommand } from '../ladder/run-line.ts';
import { writeResults } from './bench-server.ts';

export interface BenchTablesOptions extends LobbyExtent {
  readonly results: string;
  readonly write?: true;
  readonly json?: true;
}

/** Measures the open tables of a server with many accounts, matches and viewers, and prints the result. */
export async function runBenchTables(options: BenchTablesOptions): Promise<void> {
  const { results, write, json, ...extent } = options;
  gameNamed(DEPENDENCIES, extent.game);
  const load = loadavg()[0] ?? 0;
  const figures = await measureLobby(here, extent, (what) => process.stderr.write(`${what}\n`));
  const rows = rowsOf(figures);
  const circumstances = `${today()}; ${machine()}; load ${load.toFixed(2)} before it began. ${described(extent)}`;
  if (write) {
    const legend = [
      `The list has ${figures.listBytes.toLocaleString('en-GB')} bytes, and the server started in ${figures.ready.toFixed(0)} ms.`,
      'A change: from the request to open a table, or to call it off, to its event at the last viewer. Viewers, server and database share the machine.',
    ];
    const section = {
      title: 'How fast the open tables are',
      command: typedCommand(),
      circumstances,
      tables: [rows],
      legend,
    };
    writeResults(results, writtenSection(section));
  }
  const output = json ? JSON.stringify(figures) : [described(extent), '', ...plainRows(rows)].join('\n');
  process.stdout.write(`${output}\n`);
}

function described({ accounts, matches, tables, viewers }: LobbyExtent): string {
  const [a, m, t, v] = [accounts, matches, tables, viewers].map((value) => value.toLocaleString('en-GB'));
  return `${a} accounts, ${m} matches, ${t} open tables, ${v} viewers.`;
}

function rowsOf({ listAlone, listInCrowd, mine, change, delay }: LobbyFigures): LadderRows {
  const row = (name: string, { half, most95, most }: RequestTimes): string[] => [
    name,
    ...[half, most95, most].map((ms) => ms.toFixed(1)),
  ];
  return [
    ['request', 'ms median', 'ms 95 of 100', 'ms longest'],
    row('list of open tables, without viewers', listAlone),
    row('list of open tables, with all viewers', listInCrowd),
    row('my matches, with all viewers', mine),
    row('a change until the last viewer has it', change),
    row('delay of the event loop during changes (median, 99 of 100, longest)', {
      half: delay.p50,
      most95: delay.p99,
      most: delay.most,
    }),
  ];
}
