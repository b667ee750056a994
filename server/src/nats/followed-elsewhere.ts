import { randomUUID } from 'node:crypto';
import type { FollowedElsewhere } from '@levante/host';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';

const SUBJECTS = {
  /** All matches followed at a server. */
  all: 'levante.followed',
  /** One more match. */
  more: 'levante.followed.more',
} as const;
/** Lifetime of an announcement, which is repeated every few seconds. */
const LIFE_MS = 10_000;
/** Maximum number of matches in an announcement; the rest are not announced. */
const MAX_ANNOUNCED = 40_000;

const Announcement = z.object({ server: z.string(), matches: z.array(z.string()) });
const Addition = z.object({ server: z.string(), match: z.string() });

/** The matches followed at another server, as announced. */
interface Announced {
  readonly matches: Set<string>;
  readonly at: number;
}

/** Shares the followed matches of all servers over NATS. */
export class NatsFollowedElsewhere implements FollowedElsewhere {
  readonly #bus: Bus;
  readonly #id = randomUUID();
  readonly #byServer = new Map<string, Announced>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.subscribe(SUBJECTS.all, (data) => {
      const read = z.safeParse(Announcement, data);
      if (read.success) this.#hear(read.data.server, read.data.matches);
    });
    bus.subscribe(SUBJECTS.more, (data) => {
      const read = z.safeParse(Addition, data);
      if (!read.success) return;
      const { server, match } = read.data;
      const known = this.#byServer.get(server) ?? this.#hear(server, []);
      known.matches.add(match);
    });
  }

  /** Announces the matches followed here. */
  publish(matches: readonly string[]): void {
    this.#bus.publish(SUBJECTS.all, { server: this.#id, matches: matches.slice(0, MAX_ANNOUNCED) });
  }

  /** Announces one more match, so that others need not wait for the next announcement of all. */
  add(match: string): void {
    this.#bus.publish(SUBJECTS.more, { server: this.#id, match });
  }

  has(match: string): boolean {
    for (const [server, { matches, at }] of this.#byServer) {
      if (performance.now() - at > LIFE_MS) this.#byServer.delete(server);
      else if (matches.has(match)) return true;
    }
    return false;
  }

  #hear(server: string, matches: readonly string[]): Announced {
    const announced = { matches: new Set(matches), at: performance.now() };
    this.#byServer.set(server, announced);
    return announced;
  }
}
