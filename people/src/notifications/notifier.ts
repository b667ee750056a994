import { Dispatch } from './dispatch.ts';
import { Planner } from './planner.ts';
import type { NotifierParts } from './ports.ts';

const EVERY_MS = 1000;
/** Number of channels per round. */
const MAX_CHANNELS = 100;
/** Number of channels to which messages are sent at the same time. */
const MAX_SENDING = 200;

/**
 * Turns events of the outbox into messages to the channels of people, every second. Any number of servers may do so at the
 * same time: an event is planned by one of them, and a channel is leased to one while it sends.
 */
export class Notifier {
  readonly #parts: NotifierParts;
  #dispatch: Dispatch | null = null;
  #cancel: () => void = () => {};
  #begun: Promise<unknown> = Promise.resolve();
  /** Channels to which messages are being sent. */
  readonly #sending = new Map<string, Promise<void>>();
  readonly #planner: Planner;
  #isStopped = false;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#planner = new Planner(parts, () => this.#isStopped);
  }

  /**
   * Starts a round now and then every second, or without a pause while there are more events than one round plans, until
   * `stop`. A receiver that is slow delays no other one.
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

  /** Plans new events and sends what is due. */
  async round(): Promise<void> {
    await this.#begin();
    await Promise.all(this.#sending.values());
  }

  /** Plans new events and begins to send what is due. Returns whether more events can be planned now. */
  async #begin(): Promise<boolean> {
    const { store, time, failed } = this.#parts;
    await time.refresh();
    this.#dispatch ??= new Dispatch(this.#parts);
    const dispatch = this.#dispatch;
    const hasMore = await this.#planner.round();
    if (this.#isStopped) return false;
    for (const channel of await store.dueChannels(time.now(), MAX_CHANNELS)) {
      if (this.#isStopped || this.#sending.has(channel) || this.#sending.size >= MAX_SENDING) continue;
      const sent = dispatch.channel(channel).catch(failed);
      this.#sending.set(
        channel,
        sent.finally(() => this.#sending.delete(channel)),
      );
    }
    return hasMore;
  }
}
