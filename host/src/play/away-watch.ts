import { type SeatChangeParts, startStandIn } from '../match/change-seat.ts';
import type { PresenceTracker } from '../ports/attendance.ts';
import type { LivePeople, LivePerson } from '../ports/clocks.ts';
import type { HostParts } from '../ports/environment.ts';

/** Milliseconds of service time without a sign of a person after which a bot plays for them. */
export const AWAY_MS = 60_000;
/** Interval between two looks. */
const LOOK_MS = 2000;
/** Maximum number of people per round, earliest deadlines first. */
const MAX_PEOPLE = 2000;

/** Dependencies of the watch. */
export type AwayParts = SeatChangeParts &
  Pick<HostParts, 'time' | 'log'> & {
    readonly presence: PresenceTracker;
    readonly livePeople: LivePeople;
    /** Default: `AWAY_MS`. */
    readonly awayMs?: number;
  };

const keyOf = ({ match, person }: LivePerson): string => `${match} ${person}`;

/**
 * Lets bots play for people who have left a live match while another person waits there. Each host measures a person's
 * absence from when it first notices it. The full time therefore starts again after a restart, and after a time without
 * contact to the other hosts. If several hosts act, the store lets one change the seat.
 */
export class AwayWatch {
  readonly #parts: AwayParts;
  readonly #changed: (match: string) => void;
  /** Service time since which people are absent. */
  #missing: ReadonlyMap<string, number> = new Map();
  #cancel: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  #ended = false;

  /** Creates a watch. `changed` is called with every match in which it has changed seats. */
  constructor(parts: AwayParts, changed: (match: string) => void) {
    this.#parts = parts;
    this.#changed = changed;
  }

  /** Starts to look for absent people periodically, until `end`. */
  start(): void {
    if (this.#ended) return;
    this.#round = this.#look().catch((error) => this.#parts.log.clocksFailed?.(error));
    void this.#round.then(() => {
      if (!this.#ended) this.#cancel = this.#parts.time.after(LOOK_MS, () => this.start());
    });
  }

  /** Stops the watch and waits for the current round. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#cancel();
    await this.#round;
  }

  async #look(): Promise<void> {
    const { presence, clocks, livePeople, awayMs = AWAY_MS } = this.#parts;
    if (!presence.isKnown) {
      this.#missing = new Map();
      return;
    }
    const people = await livePeople.livePeople(MAX_PEOPLE);
    const missing = people.filter(({ match, person }) => !presence.has(match, person));
    const awaited = new Set(
      people.filter(({ match, person }) => presence.has(match, person)).map(({ match }) => match),
    );
    // Nothing is written while all people are present.
    const now = missing.length === 0 ? 0 : await clocks.time.now();
    // In a break all people may leave: their minute begins after it.
    const since = (one: LivePerson): number => Math.max(this.#missing.get(keyOf(one)) ?? now, one.restUntil ?? 0);
    this.#missing = new Map(missing.map((one) => [keyOf(one), since(one)]));
    for (const one of missing) {
      if (this.#ended) return;
      const isDue = (this.#missing.get(keyOf(one)) ?? now) + awayMs <= now;
      if (isDue && awaited.has(one.match) && (await this.#replace(one, now))) this.#changed(one.match);
    }
  }

  /** Hands an absent person's seat to a bot. Returns false if the match has changed meanwhile. */
  async #replace({ match: id, person, seat }: LivePerson, now: number): Promise<boolean> {
    const match = await this.#parts.store.read(id);
    const stored = match?.seats.find((one) => one.seat === seat);
    if (match?.status !== 'running' || stored?.person !== person || stored.playedBy) return false;
    // A break may have begun meanwhile.
    if ((match.clocks?.restUntil ?? now) > now) return false;
    try {
      return await startStandIn(this.#parts, match, { seat, why: 'away', now });
    } catch (error) {
      // Perhaps only the reply was lost, and a bot is to act.
      this.#changed(id);
      throw error;
    }
  }
}
