import type { NotificationSettings } from '@levante/wire';
import { askedSeat } from './current.ts';
import { Dispatch } from './dispatch.ts';
import { defaultSettings, plan } from './plan.ts';
import type { Channel, NotifierParts, OutboxEvent } from './ports.ts';
import { untilLow } from './time-left.ts';

const EVERY_MS = 1000;
/** Number of events and channels per round. */
const BATCH = 100;
/** Number of events that are planned at the same time. */
const AT_ONCE = 10;
/** Number of channels to which messages are sent at the same time. */
const MAX_SENDING = 200;
/** Time for which a notification that was sent may still be closed. */
const CLOSABLE_MS = 2 * 86_400_000;

/** Settings and channels of a person. */
interface Wishes {
  readonly settings: NotificationSettings;
  readonly channels: readonly Channel[];
}

/**
 * Turns events of the outbox into messages to the channels of people, every second. Any number of servers may do so at the
 * same time: an event is planned by one of them, and a channel is leased to one while it sends.
 */
export class Notifier {
  readonly #parts: NotifierParts;
  #dispatch: Dispatch | null = null;
  #cancel: () => void = () => {};
  #begun: Promise<void> = Promise.resolve();
  /** Channels to which messages are being sent. */
  readonly #sending = new Map<string, Promise<void>>();
  #isStopped = false;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
  }

  /** Starts a round now and then every second, until `stop`. A receiver that is slow delays no other one. */
  start(): void {
    if (this.#isStopped) return;
    this.#begun = this.#begin().catch((error) => this.#parts.failed(error));
    void this.#begun.then(() => {
      if (!this.#isStopped) this.#cancel = this.#parts.time.after(EVERY_MS, () => this.start());
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

  /** Plans new events and begins to send what is due. */
  async #begin(): Promise<void> {
    const { store, time, failed } = this.#parts;
    await time.refresh();
    this.#dispatch ??= new Dispatch(this.#parts, (person) => this.settingsOf(person));
    const dispatch = this.#dispatch;
    const events = await store.events(BATCH);
    const turns = new Set(
      events.filter(({ kind }) => kind === 'turn').map(({ person, match }) => `${person} ${match}`),
    );
    const wishes = this.#wishesOfRound();
    // One after the other, a few hundred events would take longer than a round where the database is far away.
    for (let i = 0; i < events.length && !this.#isStopped; i += AT_ONCE) {
      const some = events.slice(i, i + AT_ONCE).map(async (event) => {
        const isTurnToo = turns.has(`${event.person} ${event.match}`);
        await this.#plan(event, await wishes(event.person), isTurnToo);
      });
      await Promise.all(some.map((one) => one.catch(failed)));
    }
    if (this.#isStopped) return;
    for (const channel of await store.dueChannels(time.now(), BATCH)) {
      if (this.#isStopped || this.#sending.has(channel) || this.#sending.size >= MAX_SENDING) continue;
      const sent = dispatch.channel(channel).catch(failed);
      this.#sending.set(
        channel,
        sent.finally(() => this.#sending.delete(channel)),
      );
    }
  }

  /** Returns a person's settings, or those of a person who has not changed any. */
  async settingsOf(person: string): Promise<NotificationSettings> {
    return (await this.#parts.store.settingsOf(person)) ?? defaultSettings(this.#parts.defaultLanguage);
  }

  /** Returns a function that reads what people want once for each of them. */
  #wishesOfRound(): (person: string) => Promise<Wishes> {
    const known = new Map<string, Promise<Wishes>>();
    const read = async (person: string): Promise<Wishes> => ({
      settings: await this.settingsOf(person),
      channels: await this.#parts.store.channelsOf(person),
    });
    return (person) => {
      const wishes = known.get(person) ?? read(person);
      known.set(person, wishes);
      return wishes;
    };
  }

  async #plan(event: OutboxEvent, { settings, channels }: Wishes, isTurnToo: boolean): Promise<void> {
    const { store, matches, time } = this.#parts;
    const { person, match: id, kind } = event;
    const match = kind === 'turn' ? await matches.describe(id, person) : null;
    const seat = match && askedSeat(match);
    const now = time.now();
    const pushed = kind === 'taken' ? await store.pushedTo(person, id, now - CLOSABLE_MS) : null;
    const deliveries = plan(event, {
      ...{ settings, isTurnToo, now },
      channels: pushed === null ? channels : channels.filter((one) => pushed.includes(one.id)),
      untilLow: match && seat !== null ? untilLow(match, seat) : null,
    });
    await store.plan(event.id, deliveries);
  }
}
