import { isDeepStrictEqual } from 'node:util';
import { MemoryNotifications, type StoredNotifications } from '@levante/people/notification-worlds';
import type { NotificationStores } from '@levante/people/notifications';

/** Number of channels of a person and of an address. */
const MAX_CHANNELS = { person: 10, network: 10 };

type Given<Name extends keyof StoredNotifications> = Parameters<StoredNotifications[Name]>;

const idOf = (one: unknown): string => String(Object(one).id ?? Object(one).channel ?? one);

/** Returns a reply in the order of ids: another one is not defined for what is equally old. */
const sorted = (reply: unknown): unknown =>
  Array.isArray(reply) ? reply.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)) : reply;

/** Stores notifications in memory and in a database, replies with what the database says, and notes what differs. */
export class TwinNotifications extends MemoryNotifications {
  readonly differences: string[] = [];
  readonly #stores: NotificationStores;

  constructor(stores: NotificationStores) {
    super();
    this.#stores = stores;
  }

  override async events(...given: Given<'events'>) {
    return await this.#both('events', super.events(...given), this.#stores.outbox.events(...given));
  }

  override async schedule(...given: Given<'schedule'>) {
    return await this.#both('schedule', super.schedule(...given), this.#stores.outbox.schedule(...given));
  }

  override async dueChannels(...given: Given<'dueChannels'>) {
    return await this.#both('dueChannels', super.dueChannels(...given), this.#stores.deliveries.dueChannels(...given));
  }

  override async dueOf(...given: Given<'dueOf'>) {
    return await this.#both('dueOf', super.dueOf(...given), this.#stores.deliveries.dueOf(...given));
  }

  override async lease(...given: Given<'lease'>) {
    return await this.#both('lease', super.lease(...given), this.#stores.deliveries.lease(...given));
  }

  override async change(...given: Given<'change'>) {
    return await this.#both('change', super.change(...given), this.#stores.deliveries.change(...given));
  }

  override async release(...given: Given<'release'>) {
    return await this.#both('release', super.release(...given), this.#stores.deliveries.release(...given));
  }

  override async hasLater(...given: Given<'hasLater'>) {
    return await this.#both('hasLater', super.hasLater(...given), this.#stores.outbox.hasLater(...given));
  }

  override async invitationsTo(...given: Given<'invitationsTo'>) {
    return await this.#both(
      'invitationsTo',
      super.invitationsTo(...given),
      this.#stores.outbox.invitationsTo(...given),
    );
  }

  override async hasten(...given: Given<'hasten'>) {
    return await this.#both('hasten', super.hasten(...given), this.#stores.deliveries.hasten(...given));
  }

  override async pushedTo(...given: Given<'pushedTo'>) {
    return await this.#both('pushedTo', super.pushedTo(...given), this.#stores.outbox.pushedTo(...given));
  }

  override async preferencesOf(...given: Given<'preferencesOf'>) {
    return await this.#both(
      'preferencesOf',
      super.preferencesOf(...given),
      this.#stores.preferences.preferencesOf(...given),
    );
  }

  override async channelsOf(...given: Given<'channelsOf'>) {
    return await this.#both('channelsOf', super.channelsOf(...given), this.#stores.preferences.channelsOf(...given));
  }

  override async settingsOf(...given: Given<'settingsOf'>) {
    return await this.#both('settingsOf', super.settingsOf(...given), this.#stores.preferences.settingsOf(...given));
  }

  override async changeSettings(...given: Given<'changeSettings'>) {
    return await this.#both(
      'changeSettings',
      super.changeSettings(...given),
      this.#stores.preferences.changeSettings(...given),
    );
  }

  override async addEvent(...given: Given<'addEvent'>) {
    return await this.#both('addEvent', super.addEvent(...given), this.#stores.outbox.addEvent(...given));
  }

  override async putChannel(channel: Given<'putChannel'>[0]) {
    return await this.#both(
      'putChannel',
      super.putChannel(channel),
      this.#stores.preferences.putChannel(channel, MAX_CHANNELS),
    );
  }

  /** Both were asked at the same time, and each does one thing after the other. */
  async #both<T>(name: string, memory: Promise<T>, store: Promise<T>): Promise<T> {
    const [expected, reply] = await Promise.all([memory, store]);
    if (!isDeepStrictEqual(sorted(reply), sorted(expected))) {
      this.differences.push(`${name}: ${JSON.stringify(reply)} instead of ${JSON.stringify(expected)}`);
    }
    return reply;
  }
}
