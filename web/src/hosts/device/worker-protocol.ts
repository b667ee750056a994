import * as z from 'zod/mini';

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
export const Said = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('ready') }),
  /** The lines of the rest of a turn, or the levels of a game. */
  z.strictObject({ say: z.literal('answer'), id: z.int(), lines: z.array(z.string()) }),
  z.strictObject({ say: z.literal('failed'), id: z.int(), message: z.string() }),
]);

export type Said = z.infer<typeof Said>;
