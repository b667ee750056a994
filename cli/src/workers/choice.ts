import { availableParallelism } from 'node:os';
import { CommandFault, messageOf } from '../lib/fault.ts';
import { type TaskPool, ThreadPool } from '../lib/threads.ts';
import { type TaskKind, workerFileOf } from './kinds.ts';

/** Who does the work of a command. */
export interface WorkersChoice {
  /** Threads of this process. Default: one a core. */
  readonly jobs?: number;
  /** The address of a NATS: the work is done by the workers that speak to it, and by no thread of this process. */
  readonly workers?: string;
}

/** The pool that was chosen, for at most so many tasks. Throws where no NATS answers. */
export async function poolOf<Task, Outcome>(
  kind: TaskKind,
  { jobs = availableParallelism(), workers }: WorkersChoice,
  tasks = Number.POSITIVE_INFINITY,
): Promise<TaskPool<Task, Outcome>> {
  if (workers === undefined) return new ThreadPool(workerFileOf(kind), Math.min(jobs, tasks));
  const { RemotePool } = await import('./remote-pool.ts');
  try {
    return await RemotePool.connect<Task, Outcome>(workers, kind, (line) => process.stderr.write(`${line}\n`));
  } catch (error) {
    throw new CommandFault(`no NATS answers at ${workers}: ${messageOf(error)}`);
  }
}
