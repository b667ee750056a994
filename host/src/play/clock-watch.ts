import { type DueClock, type SeatChangeParts, settleClocks } from '../match/change-seat.ts';
import type { HostParts } from '../ports/environment.ts';
import type { StoredMatch } from '../ports/store.ts';

/** Interval between two looks at the deadlines. A person out of time is replaced within it. */
const WATCH_MS = 250;
/** Maximum number of deadlines per look, earliest first. */
const MAX_DEADLINES = 100;

/**
 * Hands the seats of people whose time has run out to bots. Every host of a shared store watches all deadlines: of
 * several that find the same one, the store lets one change the seat.
 */
export class ClockWatch {
  readonly #parts: SeatChangeParts & Pick<HostParts, 'time' | 'log'>;
  readonly #changed: (match: string) => void;
  #cancel: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  #ended = false;

  /** Creates a watch. `changed` is called with every match whose seats or clocks it has changed. */
  constructor(parts: SeatChangeParts & Pick<HostParts, 'time' | 'log'>, changed: (match: string) => void) {
    this.#parts = parts;
    this.#changed = changed;
  }

  /** Looks at the deadlines and schedules the next look, until `end`. */
  start(): void {
    if (this.#ended) return;
    this.#round = this.#look().catch((error) => this.#parts.log.clocksFailed?.(error));
    void this.#round.then(() => {
      if (!this.#ended) this.#cancel = this.#parts.time.after(WATCH_MS, () => this.start());
    });
  }

  /** Starts no further look and waits for the current one. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#cancel();
    await this.#round;
  }

  async #look(): Promise<void> {
    const { store, clocks } = this.#parts;
    const deadlines = await clocks.store.deadlines(MAX_DEADLINES);
    // Nothing is written while no clock runs.
    if (deadlines.length === 0) return;
    const now = await clocks.time.now();
    for (const { match: id, deadline } of deadlines) {
      if (this.#ended || deadline > now) return;
      const match = await store.read(id);
      if (match && (await this.#settle(match, { deadline, now }))) this.#changed(id);
    }
  }

  async #settle(match: StoredMatch, due: DueClock): Promise<boolean> {
    try {
      return await settleClocks(this.#parts, match, due);
    } catch (error) {
      // Perhaps only the reply was lost, and a bot is to act.
      this.#changed(match.id);
      throw error;
    }
  }
}
