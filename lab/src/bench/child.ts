import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CommandFault } from '@levante/cli/lib/fault.ts';

/** Locations of the folder of peers and of the command line, relative to the built code. */
const bench = new URL('../../bench/', import.meta.url);
const command = fileURLToPath(new URL('../../cli/bin/levante.js', import.meta.url));

export const inBench = (path: string): string => fileURLToPath(new URL(path, bench));

/** Runs a script in its own process, so that no other measurement affects it; returns the line of JSON that it prints. */
function tells(script: string, words: readonly string[]): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  if (status === 0) return JSON.parse(stdout);
  throw new CommandFault(`${[script, ...words].join(' ')} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
}

/** Runs a script in the folder of peers. Returns its output. */
export const peerTells = (script: string, ...words: readonly string[]): unknown =>
  tells(inBench(`peers/${script}`), words);

/** Runs `levante` with these arguments. Returns its output. */
export const levanteTells = (...words: readonly string[]): unknown => tells(command, words);
