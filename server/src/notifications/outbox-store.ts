import type { EventSchedule, NewEvent, OutboxEvent, OutboxStore, PushedTurn } from '@levante/people/notifications';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { deliveryRow, eventIn, eventRow } from './notification-rows.ts';

/** Number of deliveries in a statement, whose values SQLite limits. */
const MAX_INSERTED = 500;

/** Stores the events that people are to be notified of, until they are scheduled, in either database. */
export class SqlOutboxStore implements OutboxStore {
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
    await this.#access.write([eventInsertion(this.#db, event)]);
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

  get #db() {
    return this.#access.db;
  }
}

/** Returns the statement that adds an event. */
export const eventInsertion = (db: SqlAccess['db'], event: NewEvent): PlannedStatement => {
  return { query: db.insertInto('outbox').values(eventRow({ ...event, dueAt: 0 })) };
};
