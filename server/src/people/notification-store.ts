import type {
  Channel,
  ChannelChange,
  Delivery,
  DeliveryChange,
  EventPlan,
  NotificationStore,
  OutboxEvent,
  PushedTurn,
  PutChannel,
  Wishes,
} from '@levante/people/notifications';
import {
  CHANNEL_KINDS,
  ChannelTarget,
  DELIVERY_KINDS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  NotificationSettings,
} from '@levante/wire';
import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { PostgresTables } from '../store/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../store/sql-access.ts';
import { type ChannelRule, endChannels, OPEN_DELIVERIES as OPEN } from './end-channels.ts';
import { requireSession } from './end-sessions.ts';

/** Number of deliveries in a statement, whose values SQLite limits. */
const MAX_INSERTED = 500;
/** Number of attempts to add a browser that several people add at the same time. */
const MAX_ATTEMPTS = 5;

/** Tests for a clock of days in the text of a match's clocks. */
const IS_OVER_DAYS = sql<SqlBool>`clocks_json like '%"kind":"days"%'`;

const among = <T extends string>(text: string, values: readonly T[], other: T): T =>
  values.find((value) => value === text) ?? other;

/** Reads a channel; null if a newer version wrote it. */
function channelIn(row: Selectable<PostgresTables['channels']>): Channel | null {
  const target = ChannelTarget.safeParse(JSON.parse(row.target_json));
  if (!target.success) return null;
  return {
    ...{
      id: row.id,
      person: row.person,
      session: row.session,
      place: row.place,
      target: target.data,
      isOn: row.is_on === 1,
      createdAt: row.created_at,
    },
    ...{ sentAt: row.sent_at, failingSince: row.failing_since },
    ended: row.ended === null ? null : row.ended === 'gone' ? 'gone' : 'disabled',
  };
}

/** Reads settings; null if a newer version wrote them. */
function settingsIn(row: Selectable<PostgresTables['notification_settings']>): NotificationSettings | null {
  const read = NotificationSettings.safeParse(JSON.parse(row.settings_json));
  return read.success ? read.data : null;
}

const eventIn = (row: Selectable<PostgresTables['outbox']>): OutboxEvent => ({
  ...row,
  kind: row.kind === 'taken' ? 'taken' : among(row.kind, DELIVERY_KINDS, 'turn'),
});

function deliveryIn(row: Selectable<PostgresTables['deliveries']>): Delivery {
  const { id, event, person, channel, match, ply, seat, at, attempts, message, answer } = row;
  return {
    ...{ id, event, person, channel, match, ply, seat, at, attempts, message, answer },
    channelKind: among(row.channel_kind, CHANNEL_KINDS, 'push'),
    kind: row.kind === 'taken' ? 'taken' : among(row.kind, DELIVERY_KINDS, 'turn'),
    dueAt: row.due_at,
    state: among(row.state, DELIVERY_STATES, 'dropped'),
    why: row.why === null ? null : (DELIVERY_REASONS.find((why) => why === row.why) ?? null),
    triedAt: row.tried_at,
  };
}

const deliveryRow = (delivery: Delivery): PostgresTables['deliveries'] => {
  const { channelKind, dueAt, triedAt, ...rest } = delivery;
  return { ...rest, channel_kind: channelKind, due_at: dueAt, tried_at: triedAt };
};

function deliveryColumns({
  id: _id,
  dueAt,
  triedAt,
  ...rest
}: DeliveryChange): Updateable<PostgresTables['deliveries']> {
  return {
    ...rest,
    ...(dueAt !== undefined && { due_at: dueAt }),
    ...(triedAt !== undefined && { tried_at: triedAt }),
  };
}

function channelColumns({ sentAt, failingSince, ended, isOn }: ChannelChange): Updateable<PostgresTables['channels']> {
  return {
    ...(sentAt !== undefined && { sent_at: sentAt }),
    ...(failingSince !== undefined && { failing_since: failingSince }),
    ...(ended !== undefined && { ended }),
    ...(isOn !== undefined && { is_on: isOn ? 1 : 0 }),
  };
}

/** Stores events, channels, deliveries and settings of notifications in either database. */
export class SqlNotificationStore implements NotificationStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async events(limit: number): Promise<readonly OutboxEvent[]> {
    const rows = this.#db.selectFrom('outbox').selectAll().orderBy('at').orderBy('id').limit(limit);
    return (await rows.execute()).map(eventIn);
  }

  async addEvent(event: OutboxEvent): Promise<void> {
    await this.#access.write([{ query: this.#db.insertInto('outbox').values(event) }]);
  }

  async plan(plans: readonly EventPlan[]): Promise<boolean> {
    const events = plans.map(({ event }) => event);
    const rows = plans.flatMap(({ deliveries }) => deliveries.map(deliveryRow));
    const write: PlannedStatement[] = [
      { query: this.#db.deleteFrom('outbox').where('id', 'in', events), must: events.length },
    ];
    for (let i = 0; i < rows.length; i += MAX_INSERTED) {
      write.push({ query: this.#db.insertInto('deliveries').values(rows.slice(i, i + MAX_INSERTED)) });
    }
    return await this.#access.write(write);
  }

  async dueChannels(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('deliveries')
      .innerJoin('channels', (join) =>
        join
          .onRef('channels.id', '=', 'deliveries.channel')
          // Nobody receives what was meant for another person.
          .onRef('channels.person', '=', 'deliveries.person'),
      )
      .select((q) => ['channels.id', q.fn.min('due_at').as('first')])
      .where('state', 'in', OPEN)
      .where('due_at', '<=', now)
      .where('held_until', '<=', now)
      .groupBy('channels.id')
      .orderBy('first')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async dueOf(channel: string, now: number): Promise<readonly Delivery[]> {
    const owner = this.#db.selectFrom('channels').select('channels.person').where('channels.id', '=', channel);
    const open = this.#db
      .selectFrom('deliveries')
      .where('channel', '=', channel)
      .where('person', '=', owner)
      .where('state', 'in', OPEN);
    const tried = open.select('message').where('due_at', '<=', now).where('message', 'is not', null);
    const rows = open.selectAll().where((q) => q.or([q('due_at', '<=', now), q('message', 'in', tried)]));
    return (await rows.orderBy('at').orderBy('id').execute()).map(deliveryIn);
  }

  async lease(channel: string, holder: string, now: number, until: number): Promise<Channel | null> {
    const query = this.#db
      .updateTable('channels')
      .set({ holder, held_until: until })
      .where('id', '=', channel)
      .where('held_until', '<=', now);
    if (!(await this.#access.write([{ query, must: true }]))) return null;
    const row = await this.#db.selectFrom('channels').selectAll().where('id', '=', channel).executeTakeFirst();
    return row ? channelIn(row) : null;
  }

  /** Returns until when servers have reserved channels, by channel. */
  async leases(): Promise<ReadonlyMap<string, number>> {
    const rows = this.#db.selectFrom('channels').select(['id', 'held_until']).where('held_until', '>', 0);
    return new Map((await rows.execute()).map((row) => [row.id, row.held_until]));
  }

  async change(
    { channel, holder, until }: Parameters<NotificationStore['change']>[0],
    deliveries: readonly DeliveryChange[],
    change?: ChannelChange,
    event?: OutboxEvent,
  ): Promise<boolean> {
    // The write that changes the channel's row also tests that it is still held.
    const held = this.#db
      .updateTable('channels')
      .set({ holder, held_until: until, ...(change && channelColumns(change)) })
      .where('id', '=', channel)
      .where('holder', '=', holder)
      .where('held_until', '>', 0);
    return await this.#access.write([
      { query: held, must: true },
      ...deliveries.map((one): PlannedStatement => {
        return { query: this.#db.updateTable('deliveries').set(deliveryColumns(one)).where('id', '=', one.id) };
      }),
      ...(event ? [{ query: this.#db.insertInto('outbox').values(event) }] : []),
    ]);
  }

  async hasLater({ person, match, kind, at }: Pick<Delivery, 'person' | 'match' | 'kind' | 'at'>): Promise<boolean> {
    const later = (table: 'outbox' | 'deliveries') =>
      this.#db
        .selectFrom(table)
        .select('id')
        .where('person', '=', person)
        .where('match', '=', match)
        .where('kind', '=', kind)
        .where('at', '>', at);
    // One statement: an event moves from one table to the other.
    return (await later('outbox').unionAll(later('deliveries')).limit(1).executeTakeFirst()) !== undefined;
  }

  async hasten({ event, kind }: Pick<Delivery, 'event' | 'kind'>, now: number): Promise<void> {
    const query = this.#db
      .updateTable('deliveries')
      .set({ due_at: now, why: null })
      .where('event', '=', event)
      .where('kind', '=', kind)
      .where('channel_kind', '=', 'email')
      .where('state', '=', 'waiting')
      .where((q) => q.or([q('why', 'is', null), q('why', '<>', 'retry')]))
      .where('due_at', '>', now);
    await this.#access.write([{ query }]);
  }

  async pushedTo(people: readonly string[], matches: readonly string[], since: number): Promise<readonly PushedTurn[]> {
    return await this.#db
      .selectFrom('deliveries')
      .select(['person', 'match', 'channel'])
      .distinct()
      .where('person', 'in', people)
      .where('at', '>=', since)
      .where('match', 'in', matches)
      .where('channel_kind', '=', 'push')
      .where('kind', 'in', ['turn', 'low'])
      // A message may have been accepted although its sender did not hear so.
      .where('message', 'is not', null)
      .execute();
  }

  /** Returns those of these matches that are played over days. */
  async playedOverDays(matches: readonly string[]): Promise<readonly string[]> {
    const rows = this.#db.selectFrom('matches').select('id').where('id', 'in', matches).where(IS_OVER_DAYS);
    return (await rows.execute()).map(({ id }) => id);
  }

  async wishesOf(people: readonly string[]): Promise<ReadonlyMap<string, Wishes>> {
    const [settings, channels] = await Promise.all([this.#settingsOf(people), this.#channelsOf(people)]);
    return new Map(
      people.map((one) => [
        one,
        { settings: settings.get(one) ?? null, channels: channels.filter(({ person }) => person === one) },
      ]),
    );
  }

  async channelsOf(person: string): Promise<readonly Channel[]> {
    return await this.#channelsOf([person]);
  }

  async #channelsOf(people: readonly string[]): Promise<readonly Channel[]> {
    const rows = this.#db.selectFrom('channels').selectAll().where('person', 'in', people);
    return (await rows.orderBy('created_at').orderBy('id').execute()).flatMap((row) => channelIn(row) ?? []);
  }

  async channel(person: string, id: string): Promise<Channel | null> {
    const rows = this.#db.selectFrom('channels').selectAll().where('person', '=', person).where('id', '=', id);
    const row = await rows.executeTakeFirst();
    return row ? channelIn(row) : null;
  }

  async putChannel(channel: Channel, max: number): Promise<PutChannel> {
    const { id, person, session, place, target, isOn, createdAt } = channel;
    const others = await this.#db
      .selectFrom('channels')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .where('id', '<>', id)
      .where((q) => q.or([q('place', 'is', null), q('place', '<>', place ?? '')]))
      .executeTakeFirst();
    if (Number(others?.count ?? 0) >= max) return 'too-many';
    const written = {
      ...{ person, session, target_json: JSON.stringify(target), is_on: isOn ? 1 : 0, created_at: createdAt },
      ...{ sent_at: null, failing_since: null, ended: null, place },
    };
    const query = this.#db.insertInto('channels').values({ id, ...written, holder: null, held_until: 0 });
    const isOwn = query.onConflict((c) => c.column('id').doUpdateSet(written).where('channels.person', '=', person));
    const isBefore: ChannelRule = (q) => q.and([q('place', '=', place), q('id', '<>', id)]);
    const plan: PlannedStatement[] = [
      ...(session === null ? [] : [requireSession(this.#db, session)]),
      ...(place === null ? [] : endChannels(this.#db, isBefore)),
      { query: isOwn, must: true },
    ];
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await this.#access.write(plan)) ? 'put' : 'session-ended';
      } catch (error) {
        // Somebody else has added the same browser at the same time: the later one gets it.
        const before = this.#db.selectFrom('channels').select('id').where(isBefore);
        if (attempt === MAX_ATTEMPTS || place === null || !(await before.executeTakeFirst())) throw error;
      }
    }
  }

  async removeChannel(person: string, id: string): Promise<boolean> {
    const rule: ChannelRule = (q) => q.and([q('person', '=', person), q('id', '=', id)]);
    return await this.#access.write(endChannels(this.#db, rule, true));
  }

  async switchChannel(person: string, id: string, isOn: boolean): Promise<boolean> {
    const query = this.#db
      .updateTable('channels')
      .set({ is_on: isOn ? 1 : 0, ...(isOn && { ended: null, failing_since: null }) })
      .where('person', '=', person)
      .where('id', '=', id);
    return await this.#access.write([{ query, must: true }]);
  }

  async switchOff(person: string): Promise<void> {
    await this.#access.write([
      { query: this.#db.updateTable('channels').set({ is_on: 0 }).where('person', '=', person) },
    ]);
  }

  async settingsOf(person: string): Promise<NotificationSettings | null> {
    return (await this.#settingsOf([person])).get(person) ?? null;
  }

  async #settingsOf(people: readonly string[]): Promise<ReadonlyMap<string, NotificationSettings | null>> {
    const rows = this.#db.selectFrom('notification_settings').selectAll().where('id', 'in', people);
    return new Map((await rows.execute()).map((row) => [row.id, settingsIn(row)]));
  }

  async changeSettings(
    person: string,
    change: (before: NotificationSettings | null) => NotificationSettings,
  ): Promise<NotificationSettings> {
    for (;;) {
      const rows = this.#db.selectFrom('notification_settings').selectAll().where('id', '=', person);
      const row = await rows.executeTakeFirst();
      const settings = change(row ? settingsIn(row) : null);
      const settings_json = JSON.stringify(settings);
      if (settings_json === row?.settings_json) return settings;
      const query = row
        ? this.#db
            .updateTable('notification_settings')
            .set({ settings_json })
            .where('id', '=', person)
            .where('settings_json', '=', row.settings_json)
        : this.#db
            .insertInto('notification_settings')
            .values({ id: person, settings_json })
            .onConflict((c) => c.column('id').doNothing());
      if (await this.#access.write([{ query, must: true }])) return settings;
    }
  }

  async logOf(person: string, limit: number): Promise<readonly Delivery[]> {
    const rows = this.#db
      .selectFrom('deliveries')
      .selectAll()
      .where('person', '=', person)
      .where('kind', '<>', 'taken');
    return (await rows.orderBy('at', 'desc').orderBy('id').limit(limit).execute()).map(deliveryIn);
  }

  async deleteDeliveries(before: number): Promise<void> {
    // One that was planned while its channel ended is never sent.
    const channels = this.#db.selectFrom('channels').select('channels.id');
    const query = this.#db
      .deleteFrom('deliveries')
      .where('at', '<', before)
      .where((q) => q.or([q('state', 'not in', OPEN), q('channel', 'not in', channels)]));
    await this.#access.write([{ query }]);
  }

  async queue(): Promise<{ readonly waiting: number; readonly oldestAt: number | null }> {
    const [events, deliveries] = await Promise.all([
      this.#db
        .selectFrom('outbox')
        .select((q) => [q.fn.countAll<number>().as('count'), q.fn.min('at').as('oldest')])
        .executeTakeFirstOrThrow(),
      this.#db
        .selectFrom('deliveries')
        .select((q) => [q.fn.countAll<number>().as('count'), q.fn.min('at').as('oldest')])
        .where('state', 'in', OPEN)
        .executeTakeFirstOrThrow(),
    ]);
    const times = [events.oldest, deliveries.oldest].filter((at) => at !== null).map(Number);
    return {
      waiting: Number(events.count) + Number(deliveries.count),
      oldestAt: times.length === 0 ? null : Math.min(...times),
    };
  }

  get #db() {
    return this.#access.db;
  }
}
