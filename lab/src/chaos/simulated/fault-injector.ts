import type { World } from '@levante/testkit/simulation';

/** Frequency of a fault: one in this number; 0 for never. */
type Rate = number;

/** Possible faults in a simulated world. Each world has a subset of them, so that all combinations occur. */
export interface Hazards {
  /** A query to the store is slow. */
  readonly slowStore: Rate;
  /** The reply to a read of a match is held while servers write it. */
  readonly heldReply: Rate;
  /** A read fails, or a write is not executed. */
  readonly brokenStore: Rate;
  /** A write is executed, but reported as failed. */
  readonly lostReply: Rate;
  /** A request or a reply is lost or late. */
  readonly lostRequest: Rate;
  readonly doubledRequest: Rate;
  readonly cutStream: Rate;
  /** A bell ring to another server is lost, late or doubled. */
  readonly lostRing: Rate;
  /** A bot misbehaves. */
  readonly badBot: Rate;
  /** Milliseconds between crashes of servers, orderly shutdowns, and clock jumps; 0 for never. */
  readonly deathMs: number;
  readonly stopMs: number;
  readonly jumpMs: number;
  /** Milliseconds between periods with a full disk, or with unreachable bots. */
  readonly fullMs: number;
  readonly botlessMs: number;
}

const CALM: Hazards = {
  slowStore: 0,
  heldReply: 0,
  brokenStore: 0,
  lostReply: 0,
  lostRequest: 0,
  doubledRequest: 0,
  cutStream: 0,
  lostRing: 0,
  badBot: 0,
  deathMs: 0,
  stopMs: 0,
  jumpMs: 0,
  fullMs: 0,
  botlessMs: 0,
};

/** Range of each hazard, starting with the worst value. Held replies come last: worlds without them stay as they were. */
const RANGES: Readonly<Record<keyof Hazards, readonly [number, number]>> = {
  slowStore: [3, 30],
  brokenStore: [5, 60],
  lostReply: [5, 60],
  lostRequest: [3, 30],
  doubledRequest: [3, 30],
  cutStream: [5, 60],
  lostRing: [2, 20],
  badBot: [2, 12],
  deathMs: [300, 6000],
  stopMs: [1000, 12_000],
  jumpMs: [500, 8000],
  fullMs: [1000, 12_000],
  botlessMs: [1000, 12_000],
  heldReply: [2, 12],
};

/** Draws the faults of a simulated world from its current hazards. */
export class FaultInjector {
  readonly #world: World;
  hazards: Hazards;

  /** Creates an injector. `holdsReplies` tells whether replies of the store may be held. */
  constructor(world: World, holdsReplies = true) {
    this.#world = world;
    const { random } = world;
    const drawn = { ...CALM };
    for (const [name, [worst, least]] of Object.entries(RANGES)) {
      if (name === 'heldReply' && !holdsReplies) continue;
      if (random.below(2) === 0) Object.assign(drawn, { [name]: worst + random.below(least - worst + 1) });
    }
    this.hazards = drawn;
  }

  /** Stops all hazards. */
  calm(): void {
    this.hazards = CALM;
  }

  /** Draws whether a hazard occurs now. */
  occurs(hazard: keyof Hazards): boolean {
    const rate = this.hazards[hazard];
    return rate > 0 && this.#world.once(rate);
  }

  /** Returns the latency of a message in milliseconds: mostly short, rarely very long. */
  latency(): number {
    const { random } = this.#world;
    return random.below(40) === 0 ? random.below(400) : random.below(4);
  }
}
