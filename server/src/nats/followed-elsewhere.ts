import { randomUUID } from 'node:crypto';
import type { FollowedElsewhere } from '@levante/host';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';

const FOLLOWED = 'levante.followed';
/** Lifetime of an announcement, which is repeated every few seconds. */
const LIFE_MS = 10_000;
/** Maximum number of matches in an announcement; the rest are not announced. */
const MAX_ANNOUNCED = 40_000;

const Announcement = z.object({ server: z.string(), matches: z.array(z.string()) });

/** Shares the followed matches of all servers over NATS. */
export class NatsFollowedElsewhere implements FollowedElsewhere {
  readonly #bus: Bus;
  readonly #id = randomUUID();
  readonly #byServer = new Map<string, { readonly matches: ReadonlySet<string>; readonly at: number }>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.subscribe(FOLLOWED, (data) => {
      const read = z.safeParse(Announcement, data);
      if (read.success)
        this.#byServer.set(read.data.server, { matches: new Set(read.data.matches), at: performance.now() });
    });
  }

  /** Announces the matches followed here. */
  publish(matches: readonly string[]): void {
    this.#bus.publish(FOLLOWED, { server: this.#id, matches: matches.slice(0, MAX_ANNOUNCED) });
  }

  has(match: string): boolean {
    for (const [server, { matches, at }] of this.#byServer) {
      if (performance.now() - at > LIFE_MS) this.#byServer.delete(server);
      else if (matches.has(match)) return true;
    }
    return false;
  }
}
