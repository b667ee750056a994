import type { OpenStore } from '@levante/server';
import type { ScheduledDisruption } from './disruption-schedule.ts';
import type { ConnectionFaults } from './faulty-network.ts';
import type { Pace } from './person-line.ts';

/** A kind of disruption, with the name it is counted by. */
export interface Disruption {
  readonly name: string;
  /** Causes the disruption. Rejects if that was not possible. */
  act(scheduled: ScheduledDisruption): Promise<unknown> | unknown;
}

/** Deployment under test: one server, or many with their services. */
export interface Deployment {
  /** Possible disruptions; duplicates are proportionally more frequent. */
  readonly disruptions: readonly Disruption[];
  /** Maximum pace of the people. */
  readonly pace: Pace;
  /** Faults in connections within the deployment, by place. */
  readonly within: Readonly<Record<string, ConnectionFaults>>;
  start(): Promise<void>;
  /** Returns the address of a running server, alternating between several; null while there is none. */
  url(): string | null;
  /** Stops injecting faults into its own connections. */
  calm(): void;
  /** Sets the clocks of its servers right. */
  correctClocks(): void;
  /** Gracefully stops all processes that write to the store, and opens it. */
  openStore(): Promise<OpenStore>;
  /** Kills everything in any state, and deletes its files. */
  drop(): Promise<void>;
}

/** Called with the name of each process that ended by itself. */
export type OnCrash = (what: string) => void;
