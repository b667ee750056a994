import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const command = join(ROOT, 'cli', 'bin', 'levante.js');

/** How a run of the built command line ended, and what it said. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built `levante` with these words on a machine set to a locale, `input` being all it is told. */
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

/** A failure as it should be: a status, a line on standard error, nothing on standard output, no stack. */
export function isPlainFailure({ status, out, err }: Ended): boolean {
  return status === 1 && out === '' && err.trim() !== '' && !/\n\s+at /.test(err);
}
