import type { Time } from '@levante/host';

/** A time that is equal on all servers, even if their clocks differ. */
export interface SharedTime extends Time {
  /** Reads the time at its source. Between two readings it advances with the local clock. */
  refresh(): Promise<void>;
}
