import { type DueClock, type SeatChangeParts, settleClocks } from '../match/change-seat.ts';
import { deadlineOf } from '../match/clock-rules.ts';
import type { HostParts } from '../ports/environment.ts';
import type { CommitNews, StoredMatch } from '../ports/stored-match.ts';

/** Pause between two looks at the deadlines while one is near. A person out of time is replaced within it. */
const NEAR_MS = 250;
/** Longest pause between two looks. Within it a deadline is found that was set by a host that has ended. */
const WATCH_MS = 1000;
/** Maximum number of deadlines per round, earliest first, in addition to deadlines of matches that failed. */
const MAX_DEADLINES = 100;
/** Longest pause before a match that failed is tried again. The first is `NEAR_MS`, each next one twice as long. */
const MAX_RETRY_MS = 60_000;
/** Maximum number of matches that are remembered as failed. Beyond it all are tried again. */
const MAX_FAILED = 1000;

/** A match whose deadline could not be handled: until when it waits, and for how long it has. */
interface Failed {
  readonly until: number;
  readonly pauseMs: number;
}

/**
 * Hands the seats of people whose time has run out to bots. Every host of a shared store watches all deadlines; if
 * several find the same one, the store lets one change the seat.
 */
export class ClockWatch {
  readonly #parts: SeatChangeParts & Pick<HostParts, 'time' | 'log'>;
  readonly #settled: (match: string) => void;
  #cancel: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  #isLooking = false;
  /** Milliseconds from the end of a round to the next one; 0 before the start. */
  #pauseMs = 0;
  /** Service time before which a new deadline may require an earlier round than planned. */
  #horizon = Number.POSITIVE_INFINITY;
  #ended = false;
  readonly #failed = new Map<string, Failed>();

  /** Creates a watch. `settled` is called with every match whose seats or clocks it has changed. */
  constructor(parts: SeatChangeParts & Pick<HostParts, 'time' | 'log'>, settled: (match: string) => void) {
    this.#parts = parts;
    this.#settled = settled;
  }

  /** Starts to check the deadlines periodically, until `end`. */
  start(): void {
    if (this.#ended) return;
    this.#isLooking = true;
    this.#pauseMs = WATCH_MS;
    this.#round = this.#look().catch((error) => {
      this.#lookWithin(NEAR_MS);
      this.#parts.log.clocksFailed?.(error);
    });
    void this.#round.then(() => {
      this.#isLooking = false;
      this.#schedule();
    });
  }

  /** Starts a round soon if a change of a match may have set a near deadline. Without news, the change is unknown. */
  changed(news?: CommitNews): void {
    const deadline = news ? news.clocks && deadlineOf(news.clocks) : 0;
    if (deadline !== null && deadline < this.#horizon) this.#lookWithin(NEAR_MS);
  }

  #lookWithin(ms: number): void {
    if (ms >= this.#pauseMs) return;
    this.#pauseMs = ms;
    if (!this.#isLooking) this.#schedule();
  }

  #schedule(): void {
    this.#cancel();
    if (!this.#ended) this.#cancel = this.#parts.time.after(this.#pauseMs, () => this.start());
  }

  /** Stops the watch and waits for the current round. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#cancel();
    await this.#round;
  }

  async #look(): Promise<void> {
    const { store, clocks, log } = this.#parts;
    // Until the time is known, each change leads to a look.
    this.#horizon = Number.POSITIVE_INFINITY;
    // One that fails holds up no other.
    const deadlines = await clocks.store.deadlines(MAX_DEADLINES + this.#failed.size);
    // Nothing is written while no clock runs.
    if (deadlines.length === 0) return;
    const now = await clocks.time.now();
    this.#horizon = now + 2 * WATCH_MS;
    for (const { match: id, deadline } of deadlines) {
      if (this.#waits(id)) continue;
      this.#lookWithin(Math.max(NEAR_MS, deadline - now));
      if (this.#ended || deadline > now) return;
      try {
        const match = await store.read(id);
        if (match && (await this.#settle(match, { deadline, now }))) this.#settled(id);
        this.#failed.delete(id);
      } catch (error) {
        this.#setAside(id);
        log.clocksFailed?.(error);
      }
    }
  }

  #waits(id: string): boolean {
    return (this.#failed.get(id)?.until ?? 0) > this.#parts.time.now();
  }

  #setAside(id: string): void {
    if (this.#failed.size >= MAX_FAILED) this.#failed.clear();
    const pauseMs = Math.min((this.#failed.get(id)?.pauseMs ?? NEAR_MS / 2) * 2, MAX_RETRY_MS);
    this.#failed.set(id, { until: this.#parts.time.now() + pauseMs, pauseMs });
  }

  async #settle(match: StoredMatch, due: DueClock): Promise<boolean> {
    try {
      return await settleClocks(this.#parts, match, due);
    } catch (error) {
      // Perhaps only the reply was lost, and a bot is to act.
      this.#settled(match.id);
      throw error;
    }
  }
}
