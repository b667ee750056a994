import { type Bell, LocalBell } from '@levante/host';
import type { Bus } from './bus.ts';

/**
 * Subjects of the bells that every server listens to. A ring contains the id of a match, or of a person whose keys have
 * changed.
 */
export const BELL_SUBJECTS = {
  keys: 'levante.keys',
  tables: 'levante.tables',
  chat: 'levante.chat',
} as const;

/** A bell across servers. Its own rings arrive immediately, other servers' rings through NATS. */
export class NatsBell implements Bell {
  readonly #bus: Bus;
  readonly #subject: string;
  readonly #here = new LocalBell();

  constructor(bus: Bus, subject: string) {
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

  listen(listener: (id: string) => void): () => void {
    return this.#here.listen(listener);
  }
}
