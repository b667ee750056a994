import { randomUUID } from 'node:crypto';
import type { Followings } from '@levante/host';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';

const FOLLOWED = 'levante.followed';
/** What a server said is forgotten after this time: it says it anew each few seconds. */
const LIFE_MS = 10_000;
/** A message holds no more than so many; of matches beyond, the others do not hear. */
const MOST_TOLD = 40_000;

const Told = z.object({ server: z.string(), matches: z.array(z.string()) });

/** Which matches somebody follows at other servers, as they tell each other. */
export class FollowedElsewhere implements Followings {
  readonly #bus: Bus;
  readonly #id = randomUUID();
  readonly #told = new Map<string, { readonly matches: ReadonlySet<string>; readonly at: number }>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.subscribe(FOLLOWED, (data) => {
      const told = z.safeParse(Told, data);
      if (told.success)
        this.#told.set(told.data.server, { matches: new Set(told.data.matches), at: performance.now() });
    });
  }

  /** Tells the others what is followed here. */
  tell(matches: readonly string[]): void {
    this.#bus.publish(FOLLOWED, { server: this.#id, matches: matches.slice(0, MOST_TOLD) });
  }

  has(match: string): boolean {
    for (const [server, { matches, at }] of this.#told) {
      if (performance.now() - at > LIFE_MS) this.#told.delete(server);
      else if (matches.has(match)) return true;
    }
    return false;
  }
}
