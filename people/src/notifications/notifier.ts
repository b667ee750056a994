import { Dispatch } from './dispatch.ts';
import type { DueChannel, NotifierParts } from './ports.ts';
import { Scheduler } from './scheduler.ts';
import { SendingPlaces } from './sending-places.ts';

const EVERY_MS = 1000;
/** Number of channels per round, twice the number of messages sent at the same time. */
const MAX_DUE_CHANNELS = 400;

/**
 * Turns events of the outbox into messages to people's channels, every second. Any number of servers may run it at the
 * same time: one of them schedules an event, and one leases a channel while it sends.
 */
export class Notifier {
  readonly #parts: NotifierParts;
  #dispatch: Dispatch | null = null;
  #cancel: () => void = () => {};
  #begun: Promise<unknown> = Promise.resolve();
  /** Channels with messages in flight. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Channels that wait for a free place to send. */
  #due: readonly DueChannel[] = [];
  /** Number of due channels to skip in the next read. */
  #skipped = 0;
  readonly #places: SendingPlaces;
  readonly #scheduler: Scheduler;
  #isStopped = false;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#places = new SendingPlaces(parts.networksOf);
    this.#scheduler = new Scheduler(parts, () => this.#isStopped);
  }

  /**
   * Starts a round now and then every second, until `stop`. Rounds follow without a pause while there are more events
   * than one round schedules. A slow receiver delays no other one.
   */
  start(): void {
    if (this.#isStopped) return;
    const begun = this.#begin().catch((error) => {
      this.#parts.failed(error);
      return false;
    });
    this.#begun = begun;
    void begun.then((hasMore) => {
      if (!this.#isStopped) this.#cancel = this.#parts.time.after(hasMore ? 0 : EVERY_MS, () => this.start());
    });
  }

  /** Starts no further round and waits for messages in flight. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#begun;
    await Promise.all(this.#sending.values());
  }

  /** Schedules new events and sends due deliveries. */
  async round(): Promise<void> {
    await this.#begin();
    while (this.#sending.size > 0) await Promise.all(this.#sending.values());
  }

  /**
   * Schedules new events and begins to send due deliveries. Returns whether there may be more events to schedule now.
   */
  async #begin(): Promise<boolean> {
    const { deliveries, time } = this.#parts;
    await time.refresh();
    this.#dispatch ??= this.#newDispatch();
    const hasMore = await this.#scheduler.round();
    if (this.#isStopped) return false;
    this.#due = await deliveries.dueChannels(time.now(), MAX_DUE_CHANNELS, this.#skipped);
    const mayBeMore = this.#due.length === MAX_DUE_CHANNELS;
    this.#send(this.#dispatch);
    // While all of these wait for their own hosts, later ones may have a place: they are read in the next round.
    this.#skipped = mayBeMore && this.#places.hasRoom ? this.#skipped + MAX_DUE_CHANNELS : 0;
    return hasMore;
  }

  /** Begins to send to due channels for which there is a place. The others follow when a place becomes free. */
  #send(dispatch: Dispatch): void {
    if (this.#isStopped) return;
    this.#due = this.#due.filter((channel) => {
      const { id } = channel;
      const leave = this.#sending.has(id) ? null : this.#places.enter(channel);
      if (leave === null) return !this.#sending.has(id);
      const sent = dispatch
        .channel(id)
        .catch(this.#parts.failed)
        .finally(() => {
          leave();
          this.#sending.delete(id);
          this.#send(dispatch);
        });
      this.#sending.set(id, sent);
      return false;
    });
  }

  #newDispatch(): Dispatch {
    const { sender, time } = this.#parts;
    return new Dispatch({
      ...this.#parts,
      sender: {
        send: async (target, message) => {
          const begunAt = time.now();
          const outcome = await sender.send(target, message);
          this.#places.answered({ target }, time.now() - begunAt);
          return outcome;
        },
      },
    });
  }
}
