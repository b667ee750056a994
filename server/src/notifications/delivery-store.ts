import type {
  Channel,
  ChannelChange,
  Delivery,
  DeliveryChange,
  DeliveryStore,
  DueChannel,
  NewEvent,
} from '@levante/people/notifications';
import { ChannelTarget } from '@levante/wire';
import { type ExpressionBuilder, sql } from 'kysely';
import { OPEN_DELIVERIES as OPEN } from '../accounts/end-channels.ts';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { channelColumns, channelIn, deliveryColumns, deliveryIn } from './notification-rows.ts';
import { eventInsertion } from './outbox-store.ts';

/** Stores deliveries, and the leases of their channels, in either database. */
export class SqlDeliveryStore implements DeliveryStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async dueChannels(now: number, limit: number, skip = 0): Promise<readonly DueChannel[]> {
    const due = this.#db
      .selectFrom('deliveries')
      .innerJoin('channels', (join) =>
        join
          .onRef('channels.id', '=', 'deliveries.channel')
          // A person must not receive what was meant for another one.
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
    { channel, holder, until }: Parameters<DeliveryStore['change']>[0],
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
      ...(event ? [eventInsertion(this.#db, event)] : []),
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

  async logOf(person: string, limit: number): Promise<readonly Delivery[]> {
    const rows = this.#db
      .selectFrom('deliveries')
      .selectAll()
      .where('person', '=', person)
      .where('kind', '<>', 'taken');
    return (await rows.orderBy('at', 'desc').orderBy('id').limit(limit).execute()).map(deliveryIn);
  }

  async deleteDeliveries({ finished, dropped }: Parameters<DeliveryStore['deleteDeliveries']>[0]): Promise<void> {
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
