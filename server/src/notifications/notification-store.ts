import type {
  Channel,
  ChannelChange,
  ChannelLimits,
  Delivery,
  DeliveryChange,
  DueChannel,
  EventSchedule,
  NewEvent,
  NotificationStore,
  OutboxEvent,
  Preferences,
  PushedTurn,
  PutChannel,
} from '@levante/people/notifications';
import { ChannelTarget, type NotificationSettings } from '@levante/wire';
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ChannelRule, endChannels, OPEN_DELIVERIES as OPEN } from '../accounts/end-channels.ts';
import { isLive, requireSession } from '../accounts/end-sessions.ts';
import type { PostgresTables } from '../database/postgres/tables.ts';
import { requireRoom } from '../database/require-room.ts';
import { oneAfterAnother, type PlannedStatement, type SqlAccess } from '../database/sql-access.ts';
import {
  channelColumns,
  channelIn,
  deliveryColumns,
  deliveryIn,
  deliveryRow,
  eventIn,
  eventRow,
  settingsIn,
} from './notification-rows.ts';

/** Number of deliveries in a statement, whose values SQLite limits. */
const MAX_INSERTED = 500;
/** Number of attempts to add a browser that several people add at the same time. */
const MAX_ATTEMPTS = 5;

/** Tests for a clock of days in the text of a match's clocks. */
const IS_OVER_DAYS = sql<SqlBool>`clocks_json like '%"kind":"days"%'`;

/** Stores events, channels, deliveries and settings of notifications in either database. */
export class SqlNotificationStore implements NotificationStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async events(limit: number, now: number): Promise<readonly OutboxEvent[]> {
    const due = this.#db.selectFrom('outbox').selectAll().where('due_at', '<=', now);
    const rows = await due.orderBy('due_at').orderBy('at').orderBy('id').limit(limit).execute();
    return rows.map(eventIn);
  }

  async addEvent(event: NewEvent): Promise<void> {
    await this.#access.write([this.#newEvent(event)]);
  }

  #newEvent(event: NewEvent): PlannedStatement {
    return { query: this.#db.insertInto('outbox').values(eventRow({ ...event, dueAt: 0 })) };
  }

  async schedule(schedules: readonly EventSchedule[], now: number): Promise<boolean> {
    const events = schedules.map(({ event }) => event);
    const rows = schedules.flatMap(({ deliveries }) => deliveries.map(deliveryRow));
    const held = schedules.flatMap((one) => (one.held === null ? [] : [eventRow(one.held)]));
    const before = this.#db
      .selectFrom('outbox as taken')
      .innerJoin('outbox as turn', (join) =>
        join.onRef('turn.match', '=', 'taken.match').onRef('turn.person', '=', 'taken.person'),
      )
      .select('turn.id')
      .where('taken.id', 'in', events)
      .where('taken.kind', '=', 'taken')
      .where('turn.kind', 'in', ['turn', 'low'])
      .whereRef('turn.ply', '<', 'taken.ply')
      .where('turn.id', 'not in', events);
    const write: PlannedStatement[] = [
      { query: this.#db.deleteFrom('outbox').where('id', 'in', before) },
      // What another server has scheduled meanwhile is gone or waits.
      {
        query: this.#db.deleteFrom('outbox').where('id', 'in', events).where('due_at', '<=', now),
        must: events.length,
      },
      ...(held.length === 0 ? [] : [{ query: this.#db.insertInto('outbox').values(held) }]),
    ];
    for (let i = 0; i < rows.length; i += MAX_INSERTED) {
      write.push({ query: this.#db.insertInto('deliveries').values(rows.slice(i, i + MAX_INSERTED)) });
    }
    return await this.#access.write(write);
  }

  async dueChannels(now: number, limit: number, skip = 0): Promise<readonly DueChannel[]> {
    const due = this.#db
      .selectFrom('deliveries')
      .innerJoin('channels', (join) =>
        join
          .onRef('channels.id', '=', 'deliveries.channel')
          // Nobody receives what was meant for another person.
          .onRef('channels.person', '=', 'deliveries.person'),
      )
      .select((q) => ['channels.id', 'channels.person', 'network', 'target_json', q.fn.min('due_at').as('since')])
      .where('state', 'in', OPEN)
      .where('due_at', '<=', now)
      .where('held_until', '<=', now)
      .groupBy(['channels.id', 'channels.person', 'network', 'target_json']);
    const ofPeople = this.#db
      .selectFrom(due.as('due'))
      .selectAll()
      .select(sql<number>`row_number() over (partition by person order by since, id)`.as('of_person'));
    const ofNetworks = this.#db
      .selectFrom(ofPeople.as('of_people'))
      .selectAll()
      .select(
        sql<number>`row_number() over (partition by coalesce(network, person) order by of_person, since, id)`.as(
          'of_network',
        ),
      );
    const rows = await this.#db
      .selectFrom(ofNetworks.as('of_networks'))
      .select(['id', 'person', 'network', 'target_json'])
      .orderBy('of_network')
      .orderBy('since')
      .orderBy('id')
      .limit(limit)
      .offset(skip)
      .execute();
    return rows.flatMap(({ id, person, network, target_json }) => {
      const target = ChannelTarget.safeParse(JSON.parse(target_json));
      // A newer version wrote it.
      return target.success ? [{ id, person, network, target: target.data }] : [];
    });
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

  /** Returns the ends of the leases of channels by servers, by channel. */
  async leases(): Promise<ReadonlyMap<string, number>> {
    const rows = this.#db.selectFrom('channels').select(['id', 'held_until']).where('held_until', '>', 0);
    return new Map((await rows.execute()).map((row) => [row.id, row.held_until]));
  }

  async change(
    { channel, holder, until }: Parameters<NotificationStore['change']>[0],
    deliveries: readonly DeliveryChange[],
    change?: ChannelChange,
    event?: NewEvent,
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
      ...(event ? [this.#newEvent(event)] : []),
    ]);
  }

  async release({ id, person }: Pick<Channel, 'id' | 'person'>, holder: string, maxFinished: number): Promise<void> {
    const finished = (q: ExpressionBuilder<PostgresTables, 'deliveries'>) =>
      q.and([q('person', '=', person), q('state', 'not in', OPEN)]);
    const oldest = this.#db
      .selectFrom('deliveries')
      .select('at')
      .where(finished)
      .orderBy('at', 'desc')
      .offset(maxFinished);
    await this.#access.write([
      {
        query: this.#db
          .updateTable('channels')
          .set({ held_until: 0 })
          .where('id', '=', id)
          .where('holder', '=', holder),
      },
      { query: this.#db.deleteFrom('deliveries').where(finished).where('at', '<=', oldest.limit(1)) },
    ]);
  }

  async hasLater({ person, match, kind, at }: Pick<OutboxEvent, 'person' | 'match' | 'kind' | 'at'>): Promise<boolean> {
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

  async invitationsTo(people: readonly string[], since: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('deliveries')
      .select((q) => ['person', q.fn.count<number>('event').distinct().as('count')])
      .where('person', 'in', people)
      .where('at', '>=', since)
      .where('kind', '=', 'invited')
      // A match that was called off is deleted, and its invitation counts.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('matches')
              .select('matches.id')
              .whereRef('matches.id', '=', 'deliveries.match')
              .where('rematch_of', 'is not', null),
          ),
        ),
      )
      .groupBy('person')
      .execute();
    return new Map(rows.map(({ person, count }) => [person, Number(count)]));
  }

  async hasten({ event, kind }: Pick<Delivery, 'event' | 'kind'>, now: number): Promise<void> {
    const pushed = this.#db
      .selectFrom('deliveries as pushed')
      .select('pushed.id')
      .where('pushed.event', '=', event)
      .where('pushed.kind', '=', kind)
      .where('pushed.channel_kind', '=', 'push')
      .where((q) =>
        q.or([
          q('pushed.state', 'in', ['sent', 'sending']),
          q.and([
            q('pushed.state', '=', 'waiting'),
            q.or([q('pushed.why', 'is', null), q('pushed.why', '<>', 'retry')]),
          ]),
        ]),
      );
    const query = this.#db
      .updateTable('deliveries')
      .set({ due_at: now, why: null })
      .where(({ not, exists }) => not(exists(pushed)))
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

  /** Returns which of these matches are played over days. */
  async playedOverDays(matches: readonly string[]): Promise<readonly string[]> {
    const rows = this.#db.selectFrom('matches').select('id').where('id', 'in', matches).where(IS_OVER_DAYS);
    return (await rows.execute()).map(({ id }) => id);
  }

  /** Returns whether only this seat and chance have acted in a match since a ply. */
  async isStillTurn(match: string, seat: number, ply: number): Promise<boolean> {
    const acted = this.#db.selectFrom('actions').select('ply').where('match', '=', match).where('ply', '>=', ply);
    const by = (actor: string) => sql<SqlBool>`action like ${`${actor} %`}`;
    const other = acted.where((q) => q.not(q.or([by('*'), by(String(seat))])));
    return (await other.limit(1).executeTakeFirst()) === undefined;
  }

  async preferencesOf(people: readonly string[]): Promise<ReadonlyMap<string, Preferences>> {
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

  async putChannel(channel: Channel, max: ChannelLimits): Promise<PutChannel> {
    const { id, person, session, place, network, target, isOn, createdAt } = channel;
    const written = {
      person,
      session,
      target_json: JSON.stringify(target),
      is_on: isOn ? 1 : 0,
      created_at: createdAt,
      sent_at: null,
      failing_since: null,
      failed_at: null,
      ended: null,
      place,
      network,
    };
    const query = this.#db.insertInto('channels').values({ id, ...written, holder: null, held_until: 0 });
    const isOwn = query.onConflict((c) => c.column('id').doUpdateSet(written).where('channels.person', '=', person));
    const isBefore: ChannelRule = (q) => q.and([q('place', '=', place), q('id', '<>', id)]);
    const roomWhere = (own: RawBuilder<SqlBool>, most: number) => requireRoom(this.#db, 'channels', own, most, id);
    const statements: PlannedStatement[] = [
      oneAfterAnother(this.#db, person),
      ...(session === null ? [] : [requireSession(this.#db, session)]),
      ...(place === null ? [] : endChannels(this.#db, isBefore)),
      { query: isOwn, must: true },
      roomWhere(sql`person = ${person}`, max.person),
      ...(network === null || max.network === null ? [] : [roomWhere(sql`network = ${network}`, max.network)]),
    ];
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (await this.#access.write(statements)) return 'put';
        return session === null || (await isLive(this.#db, session)) ? 'too-many' : 'session-ended';
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
      .set({ is_on: isOn ? 1 : 0, ...(isOn && { ended: null, failing_since: null, failed_at: null }) })
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

  async gamesOf(matches: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#db.selectFrom('matches').select(['id', 'game']).where('id', 'in', matches).execute();
    return new Map(rows.map(({ id, game }) => [id, game]));
  }

  async deleteDeliveries({ finished, dropped }: Parameters<NotificationStore['deleteDeliveries']>[0]): Promise<void> {
    // One that was scheduled while its channel ended is never sent.
    const channels = this.#db.selectFrom('channels').select('channels.id');
    const query = this.#db
      .deleteFrom('deliveries')
      .where('at', '<', dropped)
      .where((q) => q.or([q('at', '<', finished), q('state', '=', 'dropped'), q('kind', '=', 'taken')]))
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
