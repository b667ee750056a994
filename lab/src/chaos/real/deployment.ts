import type { OpenStore } from '@levante/server';
import type { Gust } from './disruption-schedule.ts';
import type { Pace } from './person-line.ts';
import type { Broken } from './faulty-network.ts';

/** A kind of disruption, with the name it is counted by. */
export interface Deed {
  readonly name: string;
  /** Rejects if it was not possible. */
  act(gust: Gust): Promise<unknown> | unknown;
}

/** Deployment under test: one server, or many with their services. */
export interface RealHouse {
  /** Possible disruptions; duplicates are proportionally more frequent. */
  readonly deeds: readonly Deed[];
  /** Maximum pace of the people. */
  readonly pace: Pace;
  /** Faults in connections within the deployment, by place. */
  readonly within: Readonly<Record<string, Broken>>;
  start(): Promise<void>;
  /** Returns the address of a running server, alternating between several; null while there is none. */
  url(): string | null;
  /** Stops injecting faults into its own connections. */
  calm(): void;
  /** Stops all processes that write to the store, in order, and opens it. */
  openStore(): Promise<OpenStore>;
  /** Kills everything, in whatever state, and deletes its files. */
  drop(): Promise<void>;
}

/** Called with the name of each process that ended by itself. */
export type Fell = (what: string) => void;
