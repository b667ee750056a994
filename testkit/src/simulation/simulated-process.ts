import type { Random } from '@levante/contract';
import type { World } from './world.ts';

/** Travel of a request to a service, and of its reply. */
export interface Transit {
  /** Waits for as long as the request or its reply travels. */
  travel(way: 'there' | 'back'): Promise<void>;
  /** Called where a request arrives and where its reply leaves: may end the process that asks. */
  endanger?(): void;
  /** True for a request that only reads. Default: false. */
  readonly isRead?: boolean;
}

const forever = (): Promise<never> => new Promise(() => {});

/**
 * A process of a simulated world, until it is killed. Then its timers no longer fire, it sends nothing, and no reply reaches
 * it. A write that was on its way may or may not be executed.
 */
export class SimulatedProcess {
  readonly #world: World;
  readonly #random: Random;
  #hasEnded = false;

  constructor(world: World, random: Random = world.random) {
    this.#world = world;
    this.#random = random;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  end(): void {
    this.#hasEnded = true;
  }

  /** Calls `then` once, `ms` milliseconds from now. Returns a function that cancels it. */
  after(ms: number, then: () => void): () => void {
    return this.#world.after(ms, () => this.#hasEnded || then());
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Asks a service. What it returns or throws is the reply. */
  async ask<T>(run: () => Promise<T>, { travel, endanger = () => {}, isRead = false }: Transit): Promise<T> {
    if (this.#hasEnded) return await forever();
    await travel('there');
    endanger();
    if (this.#hasEnded && (isRead || this.#random.below(2) === 0)) return await forever();
    try {
      return await run();
    } finally {
      endanger();
      await travel('back');
      if (this.#hasEnded) await forever();
    }
  }
}
