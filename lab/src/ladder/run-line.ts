import { availableParallelism, cpus } from 'node:os';
import { isAbsolute, relative } from 'node:path';

/** Flags that affect only the output or storage of the result. */
const UNSAID: readonly string[] = ['--json', '--resume'];

/**
 * Returns the command line without these flags, ready to be repeated. Local folders are relative to the current one.
 */
export function typedCommand(words: readonly string[] = process.argv.slice(2), unsaid = UNSAID): string {
  const repeated = words
    .filter((word) => !unsaid.includes(word))
    .map((word) => (isAbsolute(word) ? relative('.', word) : word));
  return `npx levante ${repeated.map((word) => (/^[\w.,/=-]+$/.test(word) ? word : `'${word}'`)).join(' ')}`;
}

/** Describes the machine: `AMD EPYC 7B13, 2 cores, Node 20.20.2`. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}`;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
