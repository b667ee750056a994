import type {
  Channel,
  ChannelChange,
  Delivery,
  DeliveryChange,
  DeliveryStore,
  DueChannel,
  EventSchedule,
  NewEvent,
  NotificationStores,
  OutboxEvent,
  OutboxStore,
  Preferences,
  PreferencesStore,
  PushedTurn,
  PutChannel,
} from '@levante/people/notifications';
import { requireWhole } from '@levante/testkit/host';
import type { NotificationSettings } from '@levante/wire';

interface Lease {
  readonly holder: string;
  until: number;
}

export const isOpen = ({ state }: Delivery): boolean => state === 'waiting' || state === 'sending';
const byTime = (a: { readonly at: number; readonly id: string }, b: { readonly at: number; readonly id: string }) =>
  a.at - b.at || (a.id < b.id ? -1 : 1);

/** Sorts what is in order so that the first one of each group comes before the second one of any. */
function rankedBy<T>(items: readonly T[], groupOf: (item: T) => string): readonly T[] {
  const counts = new Map<string, number>();
  const ranked = items.map((item) => {
    const rank = counts.get(groupOf(item)) ?? 0;
    counts.set(groupOf(item), rank + 1);
    return { item, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** All that is stored of notifications. */
export type StoredNotifications = OutboxStore & DeliveryStore & PreferencesStore;

/** Returns the stores of which one object serves as all. */
export const storesOn = (store: StoredNotifications): NotificationStores => ({
  outbox: store,
  deliveries: store,
  preferences: store,
});

/** Stores notifications in memory, as the databases do. Like PostgreSQL it refuses fractions of milliseconds. */
export class MemoryNotifications implements StoredNotifications {
  readonly outbox = new Map<string, OutboxEvent>();
  readonly channels = new Map<string, Channel>();
  readonly deliveries = new Map<string, Delivery>();
  readonly settings = new Map<string, NotificationSettings>();
  readonly #leases = new Map<string, Lease>();

  async events(limit: number, now: number): Promise<readonly OutboxEvent[]> {
    const due = [...this.outbox.values()].filter(({ dueAt }) => dueAt <= now);
    return due.sort((a, b) => a.dueAt - b.dueAt || byTime(a, b)).slice(0, limit);
  }

  async addEvent(event: NewEvent): Promise<void> {
    this.#add(event);
  }

  /** Adds an event within a write: a class that extends this one stores what `addEvent` gets in a second store too. */
  #add(event: NewEvent): void {
    requireWhole({ ...event });
    this.outbox.set(event.id, { ...event, dueAt: 0 });
  }

  async schedule(schedules: readonly EventSchedule[], now: number): Promise<boolean> {
    requireWhole({ now });
    for (const row of schedules.flatMap(({ deliveries, held }) => [...deliveries, ...(held ? [held] : [])]))
      requireWhole({ ...row });
    const known = schedules.flatMap(({ event }) => this.outbox.get(event) ?? []);
    if (known.length < schedules.length || known.some(({ dueAt }) => dueAt > now)) return false;
    for (const { id } of known) this.outbox.delete(id);
    for (const taken of known.filter(({ kind }) => kind === 'taken')) {
      for (const { id, kind, person, match, ply } of this.outbox.values()) {
        const isOfTurn = kind === 'turn' || kind === 'low';
        if (isOfTurn && person === taken.person && match === taken.match && ply < taken.ply) this.outbox.delete(id);
      }
    }
    for (const { deliveries, held } of schedules) {
      if (held) this.outbox.set(held.id, held);
      for (const delivery of deliveries) this.deliveries.set(delivery.id, delivery);
    }
    return true;
  }

  /** Returns whether a delivery is to the person whose channel it names. */
  #isHere({ channel, person }: Delivery): boolean {
    return this.channels.get(channel)?.person === person;
  }

  /** Returns the time at which the next event can be scheduled or delivery be sent; null if none waits. */
  nextAt(): number | null {
    const open = [...this.deliveries.values()].filter((one) => isOpen(one) && this.#isHere(one));
    const times = [
      ...open.map(({ dueAt, channel }) => Math.max(dueAt, this.#leases.get(channel)?.until ?? 0)),
      ...[...this.outbox.values()].map(({ dueAt }) => dueAt),
    ];
    return times.length === 0 ? null : Math.min(...times);
  }

  async dueChannels(now: number, limit: number, skip = 0): Promise<readonly DueChannel[]> {
    const first = new Map<string, number>();
    for (const one of this.deliveries.values()) {
      const { channel, dueAt } = one;
      if (!isOpen(one) || dueAt > now || !this.#isHere(one)) continue;
      if ((this.#leases.get(channel)?.until ?? 0) > now) continue;
      first.set(channel, Math.min(first.get(channel) ?? dueAt, dueAt));
    }
    const byDue = [...first].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
    const due = byDue.flatMap(([id]) => this.channels.get(id) ?? []);
    const ofPerson = rankedBy(due, ({ person }) => person);
    const ofNetwork = rankedBy(ofPerson, ({ person, network }) => network ?? person);
    return ofNetwork
      .slice(skip, skip + limit)
      .map(({ id, person, network, target }) => ({ id, person, network, target }));
  }

  async dueOf(channel: string, now: number): Promise<readonly Delivery[]> {
    const all = [...this.deliveries.values()].filter((one) => {
      return one.channel === channel && isOpen(one) && this.#isHere(one);
    });
    const tried = all.filter(({ dueAt, message }) => dueAt <= now && message !== null).map(({ message }) => message);
    return all.filter(({ dueAt, message }) => dueAt <= now || tried.includes(message)).sort(byTime);
  }

  async lease(channel: string, holder: string, now: number, until: number): Promise<Channel | null> {
    requireWhole({ until });
    const found = this.channels.get(channel);
    if (!found || (this.#leases.get(channel)?.until ?? 0) > now) return null;
    this.#leases.set(channel, { holder, until });
    return found;
  }

  async change(
    { channel, holder, until }: Parameters<DeliveryStore['change']>[0],
    deliveries: readonly DeliveryChange[],
    change?: ChannelChange,
    event?: NewEvent,
  ): Promise<boolean> {
    for (const row of [{ until }, { ...change }, ...deliveries]) requireWhole({ ...row });
    const lease = this.#leases.get(channel);
    const found = this.channels.get(channel);
    if (!lease || !found || lease.holder !== holder || lease.until === 0) return false;
    lease.until = until;
    if (change) this.channels.set(channel, { ...found, ...change });
    for (const one of deliveries) {
      const old = this.deliveries.get(one.id);
      if (old) this.deliveries.set(one.id, { ...old, ...one });
    }
    if (event) this.#add(event);
    return true;
  }

  async release({ id, person }: Pick<Channel, 'id' | 'person'>, holder: string, maxFinished: number): Promise<void> {
    const lease = this.#leases.get(id);
    if (lease?.holder === holder) lease.until = 0;
    const finished = [...this.deliveries.values()].filter((one) => one.person === person && !isOpen(one));
    const oldest = finished.sort((a, b) => b.at - a.at)[maxFinished];
    for (const one of finished) if (oldest && one.at <= oldest.at) this.deliveries.delete(one.id);
  }

  async hasLater({ person, match, kind, at }: Pick<OutboxEvent, 'person' | 'match' | 'kind' | 'at'>): Promise<boolean> {
    return [...this.outbox.values(), ...this.deliveries.values()].some((one) => {
      return one.person === person && one.match === match && one.kind === kind && one.at > at;
    });
  }

  /** Matches that are rematches. */
  readonly rematches = new Set<string>();

  async invitationsTo(people: readonly string[], since: number): Promise<ReadonlyMap<string, number>> {
    const invited = [...this.deliveries.values()].filter(({ kind, at, match }) => {
      return kind === 'invited' && at >= since && !this.rematches.has(match);
    });
    const counts = people.map((person) => {
      const events = invited.filter((one) => one.person === person).map(({ event }) => event);
      return [person, new Set(events).size] as const;
    });
    return new Map(counts.filter(([, count]) => count > 0));
  }

  async hasten({ event, kind }: Pick<Delivery, 'event' | 'kind'>, now: number): Promise<void> {
    const pushes = [...this.deliveries.values()].filter((one) => {
      return one.event === event && one.kind === kind && one.channelKind === 'push';
    });
    if (
      pushes.some(
        ({ state, why }) => state === 'sent' || state === 'sending' || (state === 'waiting' && why !== 'retry'),
      )
    )
      return;
    for (const one of this.deliveries.values()) {
      const isNext = one.event === event && one.kind === kind && one.channelKind === 'email';
      if (!isNext || one.state !== 'waiting' || one.why === 'retry' || one.dueAt <= now) continue;
      this.deliveries.set(one.id, { ...one, dueAt: now, why: null });
    }
  }

  async pushedTo(people: readonly string[], matches: readonly string[], since: number): Promise<readonly PushedTurn[]> {
    const found = [...this.deliveries.values()].filter((one) => {
      const isShown = one.channelKind === 'push' && (one.kind === 'turn' || one.kind === 'low');
      const isAmong = people.includes(one.person) && matches.includes(one.match);
      return isShown && isAmong && one.at >= since && one.message !== null;
    });
    const named = found.map(({ person, match, channel }) => {
      return [`${match} ${channel}`, { person, match, channel }] as const;
    });
    return [...new Map(named).values()];
  }

  async preferencesOf(people: readonly string[]): Promise<ReadonlyMap<string, Preferences>> {
    const preferences = people.map(async (one) => {
      return [one, { settings: await this.settingsOf(one), channels: await this.channelsOf(one) }] as const;
    });
    return new Map(await Promise.all(preferences));
  }

  async channelsOf(person: string): Promise<readonly Channel[]> {
    const own = [...this.channels.values()].filter((one) => one.person === person);
    return own.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  }

  async channel(person: string, id: string): Promise<Channel | null> {
    const found = this.channels.get(id);
    return found?.person === person ? found : null;
  }

  async putChannel(channel: Channel): Promise<PutChannel> {
    this.channels.set(channel.id, channel);
    return 'put';
  }

  async removeChannel(_person: string, id: string): Promise<boolean> {
    return this.channels.delete(id);
  }

  async switchChannel(_person: string, id: string, isOn: boolean): Promise<boolean> {
    const found = this.channels.get(id);
    if (found)
      this.channels.set(id, { ...found, isOn, ...(isOn && { ended: null, failingSince: null, failedAt: null }) });
    return found !== undefined;
  }

  async switchOff(person: string): Promise<void> {
    for (const { id } of await this.channelsOf(person)) await this.switchChannel(person, id, false);
  }

  async settingsOf(person: string): Promise<NotificationSettings | null> {
    return this.settings.get(person) ?? null;
  }

  async changeSettings(
    person: string,
    change: (before: NotificationSettings | null) => NotificationSettings,
  ): Promise<NotificationSettings> {
    const settings = change(this.settings.get(person) ?? null);
    this.settings.set(person, settings);
    return settings;
  }

  async logOf(person: string): Promise<readonly Delivery[]> {
    return [...this.deliveries.values()].filter((one) => one.person === person);
  }

  async deleteDeliveries(): Promise<void> {}

  async queue(): Promise<{ readonly waiting: number; readonly oldestAt: number | null }> {
    const open = [...this.outbox.values(), ...[...this.deliveries.values()].filter(isOpen)];
    return { waiting: open.length, oldestAt: open.length === 0 ? null : Math.min(...open.map(({ at }) => at)) };
  }
}
