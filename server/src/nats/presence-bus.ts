import { randomUUID } from 'node:crypto';
import type { AttendedPlace, HostPresence, PresenceBus } from '@levante/host';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';

const SUBJECT = 'levante.present';

const Place = z.readonly(z.tuple([z.string(), z.array(z.string()), z.int()])) satisfies z.ZodMiniType<AttendedPlace>;
const host = z.string();
const number = z.int();

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), host, number, place: Place }),
  z.object({ kind: z.literal('all'), host, number, isFirst: z.boolean(), places: z.array(Place) }),
  z.object({ kind: z.literal('beat'), host, number }),
  z.object({ kind: z.literal('ask'), host, of: z.nullable(z.string()) }),
  z.object({ kind: z.literal('bye'), host }),
]) satisfies z.ZodMiniType<HostPresence>;

/** Exchanges presence with the other servers over NATS. */
export class NatsPresenceBus implements PresenceBus {
  readonly host = randomUUID();
  readonly #bus: Bus;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  get isConnected(): boolean {
    return this.#bus.isConnected;
  }

  publish(message: HostPresence): void {
    this.#bus.publish(SUBJECT, message);
  }

  listen(listener: (message: HostPresence) => void): void {
    this.#bus.subscribe(SUBJECT, (data) => {
      const read = z.safeParse(Message, data);
      if (read.success) listener(read.data);
    });
  }
}
