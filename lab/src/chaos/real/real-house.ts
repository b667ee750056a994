import type { OpenStore } from '@levante/server';
import type { Gust } from './gusts.ts';
import type { Pace } from './line.ts';
import type { Broken } from './rough-network.ts';

/** Something that is done to a house, and how it is counted. */
export interface Deed {
  readonly name: string;
  /** Rejects where it could not be done. */
  act(gust: Gust): Promise<unknown> | unknown;
}

/** What real chaos is done to: one server, or many with what they share. */
export interface RealHouse {
  /** What may be done to it; what stands there twice is done twice as often. */
  readonly deeds: readonly Deed[];
  /** How fast people may be. */
  readonly pace: Pace;
  /** What was done to connections within the house, by where. */
  readonly within: Readonly<Record<string, Broken>>;
  start(): Promise<void>;
  /** The address of a server that is there; null while there is none. Where there are several, of the next. */
  url(): string | null;
  /** From now on its own connections are passed on as they are. */
  calm(): void;
  /** Ends whoever may write in the book, in order, and opens it. */
  openStore(): Promise<OpenStore>;
  /** Ends everything, in whatever state it is, and leaves nothing on the disk. */
  drop(): Promise<void>;
}

/** Hears of what ended by itself. */
export type Fell = (what: string) => void;
