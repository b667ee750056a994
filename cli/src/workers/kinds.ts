import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What is done in threads of its own, here or by workers; each kind is a built file, whose default export does a task. */
export const TASK_KINDS = ['simulate', 'fuzz', 'train', 'chaos'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** The built worker file of a kind lies beside the built command line. */
export function workerFileOf(kind: TaskKind): URL {
  return new URL(`./${kind}-worker.js`, import.meta.url);
}

/** Tells one build of rules and bots from another: a built worker names everything it loads by its content. */
export function buildMarkOf(kind: TaskKind): string {
  return createHash('sha256')
    .update(readFileSync(workerFileOf(kind)))
    .digest('hex')
    .slice(0, 12);
}
