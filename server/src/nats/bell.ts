import { type Bell, LocalBell } from '@levante/host';
import type { Bus } from './bus.ts';

const RING = 'levante.ring';

/** A bell that all servers hear, each its own rings at once and those of the others as they come. */
export class NatsBell implements Bell {
  readonly #bus: Bus;
  readonly #here = new LocalBell();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.subscribe(RING, (match) => {
      if (typeof match === 'string') this.#here.ring(match);
    });
  }

  ring(match: string): void {
    this.#here.ring(match);
    this.#bus.publish(RING, match);
  }

  listen(heard: (match: string) => void): () => void {
    return this.#here.listen(heard);
  }
}
