import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Tasks that run in threads; each kind is a built file whose default export performs a task. */
export type TaskKind = 'simulate' | 'fuzz' | 'train' | 'chaos';

/** Returns the built worker file of a kind, which is next to the built command line. */
export function workerFileOf(kind: TaskKind): URL {
  return new URL(`./${kind}-worker.js`, import.meta.url);
}

/** Identifies a build of rules and bots: a built worker names everything it loads by its content. */
export function buildMarkOf(kind: TaskKind): string {
  return createHash('sha256')
    .update(readFileSync(workerFileOf(kind)))
    .digest('hex')
    .slice(0, 12);
}
