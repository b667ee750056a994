import { availableParallelism, cpus } from 'node:os';
import { isAbsolute, relative } from 'node:path';

/** Flags that only say how the answer is told or kept. */
const UNSAID: readonly string[] = ['--json', '--resume'];

/** What was typed, as it can be typed again, without these flags; a folder of this machine as it is seen from here. */
export function typedCommand(words: readonly string[] = process.argv.slice(2), unsaid = UNSAID): string {
  const kept = words
    .filter((word) => !unsaid.includes(word))
    .map((word) => (isAbsolute(word) ? relative('.', word) : word));
  return `npx levante ${kept.map((word) => (/^[\w.,/=-]+$/.test(word) ? word : `'${word}'`)).join(' ')}`;
}

/** `AMD EPYC 7B13, 2 cores, Node 20.20.2` */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}`;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
