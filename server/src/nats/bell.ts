import { type Bell, LocalBell } from '@levante/host';
import type { Bus } from './bus.ts';

/** The subjects of the bells: a ring names a match, or a person whose keys have changed. */
export const BELL_SUBJECTS = { matches: 'levante.ring', keys: 'levante.keys' } as const;

/** A bell that all servers hear, each its own rings at once and those of the others as they come. */
export class NatsBell implements Bell {
  readonly #bus: Bus;
  readonly #subject: string;
  readonly #here = new LocalBell();

  constructor(bus: Bus, subject: string = BELL_SUBJECTS.matches) {
    this.#bus = bus;
    this.#subject = subject;
    bus.subscribe(subject, (id) => {
      if (typeof id === 'string') this.#here.ring(id);
    });
  }

  ring(id: string): void {
    this.#here.ring(id);
    this.#bus.publish(this.#subject, id);
  }

  listen(heard: (id: string) => void): () => void {
    return this.#here.listen(heard);
  }
}
