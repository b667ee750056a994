import { either, exactly, isInteger, isText, listOf, oneOf } from '@levante/wire';

/** A numbered request to the bots' worker. Plain data, because it is cloned between threads. */
export type WorkerRequest = { readonly id: number } & (
  | {
      readonly ask: 'think';
      readonly game: string;
      readonly level: string;
      readonly seat: number;
      /** The state as the seat sees it, as JSON. */
      readonly view: object;
      readonly seed: number;
      /** Thinking time in milliseconds, measured by the worker. */
      readonly ms: number;
    }
  /** Levels of a game, weakest first. */
  | { readonly ask: 'levels'; readonly game: string }
);

/** A message from the worker: first `ready`, then one numbered reply to each request. */
export type WorkerReply =
  | { readonly say: 'ready' }
  /** Lines of the rest of a turn, or levels of a game. */
  | { readonly say: 'answer'; readonly id: number; readonly lines: readonly string[] }
  | { readonly say: 'failed'; readonly id: number; readonly message: string };

type Of<S extends WorkerReply['say']> = Extract<WorkerReply, { readonly say: S }>;

/** Validates a message from the worker. */
export const isWorkerReply = either(
  either(
    exactly<Of<'ready'>>({ say: oneOf('ready') }),
    exactly<Of<'answer'>>({ say: oneOf('answer'), id: isInteger, lines: listOf(isText) }),
  ),
  exactly<Of<'failed'>>({ say: oneOf('failed'), id: isInteger, message: isText }),
);
