import type { Time } from '@levante/host';

/** A time that is the same on all servers, although their clocks may differ. */
export interface SharedTime extends Time {
  /** Reads the time where it is kept. Between two readings it passes as fast as anywhere. */
  refresh(): Promise<void>;
}
