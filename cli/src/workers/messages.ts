import { deserialize, serialize } from 'node:v8';

/** Which part of a run is spoken of. */
const of = (run: string, what: string): string => `levante.tasks.${run}.${what}`;

/** Where whoever has tasks and whoever does them speak to each other. */
export const TASK_SUBJECTS = {
  /** Somebody has tasks: an `TaskOffer`, said again and again. */
  offer: 'levante.tasks.offer',
  /** A worker asks for a task: the answer is an `Assigned`, or empty where there is none at the moment. */
  take: (run: string) => of(run, 'take'),
  /** A worker tells a `Finished`; the answer says that it has been heard. */
  done: (run: string) => of(run, 'done'),
  /** A worker tells the tickets it is at: those it is silent about are given to others. */
  alive: (run: string) => of(run, 'alive'),
} as const;

/** `kind` and `mark` say which build must do the tasks: another could come to other results. */
export interface TaskOffer {
  readonly run: string;
  readonly kind: string;
  readonly mark: string;
}

export interface Assigned<Task> {
  readonly ticket: number;
  readonly task: Task;
}

/** What a task came to, or what its failure says. */
export type Finished<Outcome> =
  | { readonly ticket: number; readonly ok: true; readonly outcome: Outcome }
  | { readonly ticket: number; readonly ok: false; readonly message: string };

/** Messages keep typed arrays, as weights are. Both ends are of one build, as the ends of a thread are. */
export const pack: (message: unknown) => Uint8Array = serialize;
export const unpack = (bytes: Uint8Array) => deserialize(bytes);
