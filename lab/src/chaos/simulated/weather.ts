import type { World } from './world.ts';

/** How often something goes wrong: once in so many times; 0 for never. */
type Rate = number;

/** What may go wrong in a simulated world. Each world has some of it, so that faults meet in all combinations. */
export interface Hazards {
  /** A question to the store is answered late. */
  readonly slowStore: Rate;
  /** A read fails, a write is not written. */
  readonly brokenStore: Rate;
  /** A write is written, and whoever asked is told that it failed. */
  readonly lostReply: Rate;
  /** A request or a reply is lost on its way, or comes late. */
  readonly lostRequest: Rate;
  readonly doubledRequest: Rate;
  readonly cutStream: Rate;
  /** A ring to another house is lost, or comes twice or late. */
  readonly lostRing: Rate;
  /** A bot does what no bot should. */
  readonly badBot: Rate;
  /** Milliseconds between the deaths of houses, orderly stops, and jumps of the clock; 0 for never. */
  readonly deathMs: number;
  readonly stopMs: number;
  readonly jumpMs: number;
  /** Milliseconds between spans in which the disk is full, or no bot can be reached. */
  readonly fullMs: number;
  readonly botlessMs: number;
}

const CALM: Hazards = {
  slowStore: 0,
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

/** Of each hazard, how bad it may be; the first number is the worst. */
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
};

/** What goes wrong at present. */
export class Weather {
  readonly #world: World;
  hazards: Hazards;

  constructor(world: World) {
    this.#world = world;
    const { random } = world;
    const drawn = { ...CALM };
    for (const [name, [worst, least]] of Object.entries(RANGES)) {
      if (random.below(2) === 0) Object.assign(drawn, { [name]: worst + random.below(least - worst + 1) });
    }
    this.hazards = drawn;
  }

  /** From now on nothing goes wrong any more. */
  calm(): void {
    this.hazards = CALM;
  }

  /** Whether something that is so frequent happens now. */
  strikes(hazard: keyof Hazards): boolean {
    const rate = this.hazards[hazard];
    return rate > 0 && this.#world.once(rate);
  }

  /** Milliseconds until something that is on the way arrives: mostly few, seldom very many. */
  way(): number {
    const { random } = this.#world;
    return random.below(40) === 0 ? random.below(400) : random.below(4);
  }
}
