import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeTextFile } from '@levante/cli/lib/files.ts';
import { replaceSection } from '@levante/testkit/sections';
import { here } from '../bench/build-root.ts';
import { serveToBench } from '../bench/measured-server.ts';
import { RESULTS_PAGE } from '../bench/results.ts';
import { type Build, compareServers, type ServerField } from '../bench/server-comparison.ts';
import { serversJson, serversPage, showServers } from '../bench/server-page.ts';
import { typedCommand } from '../ladder/run-line.ts';

export interface BenchServerOptions extends ServerField {
  readonly before?: string;
  readonly results: string;
  /** Data folder of a server under measurement, if this process is that server. */
  readonly serve?: string;
  readonly write?: true;
  readonly json?: true;
}

function fieldOf({
  game,
  players,
  tables,
  seconds,
  think,
  rounds,
  followers,
  back,
  matches,
}: BenchServerOptions): ServerField {
  return { game, players, tables, seconds, think, rounds, followers, back, matches };
}

/** Measures the server of this build, optionally beside another build and boardgame.io's, and prints the result. */
export async function runBenchServer(options: BenchServerOptions): Promise<void> {
  if (options.serve !== undefined) return await serveToBench(options.serve);
  const before: Build[] = options.before === undefined ? [] : [{ name: 'before', root: resolve(options.before) }];
  const field = fieldOf(options);
  const tell = (what: string): boolean => process.stderr.write(`${what}\n`);
  const comparison = await compareServers([...before, { name: 'now', root: here }], field, tell);
  if (options.write) writeResults(options.results, serversPage(comparison, field, typedCommand()));
  const output = options.json
    ? JSON.stringify(serversJson(comparison, field))
    : showServers(comparison, field).join('\n');
  process.stdout.write(`${output}\n`);
}

/** Writes the section of this command into the results page. Other sections stay. */
export function writeResults(folder: string, section: string): void {
  const path = join(folder, RESULTS_PAGE);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeTextFile(folder, RESULTS_PAGE, replaceSection(page, section));
}
