import { either, exactly, isInteger, isText, listOf, oneOf } from '@levante/wire';

/** What the page asks of whoever thinks for its bots, numbered. Plain data, since it travels between two threads. */
export type Asked = { readonly id: number } & (
  | {
      readonly ask: 'think';
      readonly game: string;
      readonly level: string;
      readonly seat: number;
      /** The state as the seat sees it, in the form of the formats. */
      readonly view: object;
      readonly seed: number;
      /** Milliseconds it may think, by its own clock. */
      readonly ms: number;
    }
  /** Which levels there are for a game, the weakest first. */
  | { readonly ask: 'levels'; readonly game: string }
);

/** What comes back: first that it is there, then an answer to each question under its number. */
export type Said =
  | { readonly say: 'ready' }
  /** The lines of the rest of a turn, or the levels of a game. */
  | { readonly say: 'answer'; readonly id: number; readonly lines: readonly string[] }
  | { readonly say: 'failed'; readonly id: number; readonly message: string };

type Of<S extends Said['say']> = Extract<Said, { readonly say: S }>;

/** Reads what came back. */
export const isSaid = either(
  either(
    exactly<Of<'ready'>>({ say: oneOf('ready') }),
    exactly<Of<'answer'>>({ say: oneOf('answer'), id: isInteger, lines: listOf(isText) }),
  ),
  exactly<Of<'failed'>>({ say: oneOf('failed'), id: isInteger, message: isText }),
);
