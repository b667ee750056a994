import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const command = join(ROOT, 'cli', 'bin', 'levante.js');

/** Exit status and output of the built command line. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built `levante` with these arguments and this input, in the given locale. */
export function levante(words: readonly string[], input = '', locale = 'C'): Promise<Ended> {
  if (!existsSync(join(ROOT, 'cli', 'dist', 'levante.js'))) throw new Error('run `npm run build` first');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...words], { cwd: ROOT, env: { ...process.env, LC_ALL: locale } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.end(input);
  });
}

/**
 * Returns true for an error as specified: status 1, a message on standard error, nothing on standard output, no stack trace.
 */
export function isPlainFailure({ status, out, err }: Ended): boolean {
  return status === 1 && out === '' && err.trim() !== '' && !/\n\s+at /.test(err);
}
