import {
  type Announcement,
  type AnnouncementTexts,
  type JournalLine,
  journalEntryOf,
  type MeasureStore,
  type PersonStanding,
  type ServiceRules,
  type SignedMeasure,
} from '@levante/people/operators';
import { COLLECTIONS } from '@levante/wire';
import { sql } from 'kysely';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { COUNTED_MS, lastDay, lastDaysOfPeople, type RetentionPolicy } from '../matches/store/retention.ts';
import { DatabaseRow } from '../matches/store/rows.ts';
import { NEW_MATCHES, planOf } from './measure-plan.ts';

/** Lifetime of a notice to servers, long enough for every running one to read it. */
const NOTICE_LIFE_MS = 24 * 3600 * 1000;

/** Stores the role and the measures of operators in either database. */
export class SqlMeasureStore implements MeasureStore {
  readonly #access: SqlAccess;
  readonly #isShared: boolean;

  /** Creates a store. `isShared` is true on PostgreSQL, where matches have leases. */
  constructor(access: SqlAccess, isShared: boolean) {
    this.#access = access;
    this.#isShared = isShared;
  }

  async isOperator(person: string): Promise<boolean> {
    return (await this.#role(person).executeTakeFirst()) !== undefined;
  }

  /** Lists the people with the role, with their handles. */
  async operators(): Promise<readonly { readonly person: string; readonly handle: string | null }[]> {
    const rows = this.#db.selectFrom('operators').innerJoin('accounts', 'accounts.id', 'operators.id');
    return await rows.select(['operators.id as person', 'handle']).orderBy('granted_at').execute();
  }

  /** Returns the person with a handle or id, or null. */
  async personNamed(text: string): Promise<string | null> {
    const accounts = this.#db.selectFrom('accounts').select('id');
    const found = accounts.where((q) => q.or([q('handle', '=', text.toLowerCase()), q('id', '=', text)]));
    return (await found.executeTakeFirst())?.id ?? null;
  }

  async apply(signed: SignedMeasure): Promise<boolean> {
    const { changes, notice, changesSeats = false } = planOf(this.#db, signed, this.#isShared);
    // The journal comes first: a SQLite transaction must start with a write to wait for other writers.
    const plan: PlannedStatement[] = [{ query: this.#entry(signed), must: true }];
    if (notice !== null) plan.push(...this.#notice(notice.kind, notice.subject, signed.at));
    return await this.#access.write([...plan, ...changes], changesSeats);
  }

  /**
   * Sets the retention of a match that an operator has ended, as for a finished one. Does nothing for other matches. It
   * is not part of the measure, since only servers know how long matches are kept.
   */
  async settle(match: string, retention: RetentionPolicy, now: number): Promise<void> {
    const days = lastDaysOfPeople(retention, now);
    const day = (last: number | null) => sql<number | null>`cast(${last} as integer)`;
    const people = sql<number>`(select count(distinct person) from seats where match = matches.id)`;
    const query = this.#db
      .updateTable('matches')
      .set({
        counted_until: sql<number | null>`case when ${people} > 0 then cast(${now + COUNTED_MS} as bigint) end`,
        last_day: sql<number | null>`case ${people} when 0 then ${day(lastDay(retention.botsAlone, now))}
          when 1 then ${day(days.solo)} else ${day(days.over)} end`,
      })
      .where('id', '=', match)
      .where('status', '=', 'over')
      .where('result_json', 'is', null)
      .where('continued_by', 'is', null)
      .where('counted_until', 'is', null);
    await this.#access.write([{ query }]);
  }

  /** Deletes restrictions, announcements and invitations that have ended, with their reasons. */
  async deleteEnded(now: number): Promise<void> {
    await this.#access.write(this.#ended(now));
  }

  async journal(before: string | null, limit: number): Promise<readonly JournalLine[]> {
    const last = before === null ? undefined : await this.#at(before);
    let query = this.#db.selectFrom('operator_acts').selectAll();
    if (last) {
      query = query.where((q) => q.or([q('at', '<', last.at), q.and([q('at', '=', last.at), q('id', '<', last.id)])]));
    }
    return await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  }

  async standingOf(person: string, now: number): Promise<PersonStanding> {
    const restrictionIn = async (table: 'bans' | 'mutes') => {
      const query = this.#db.selectFrom(table).select(['until', 'reason']).where('id', '=', person);
      return (await query.where('until', '>', now).executeTakeFirst()) ?? null;
    };
    const [ban, mute] = await Promise.all([restrictionIn('bans'), restrictionIn('mutes')]);
    return { ban, mute };
  }

  async rules(now: number): Promise<ServiceRules> {
    const pauses = this.#db.selectFrom('pauses').select(['from_at', 'until']).where('id', '=', NEW_MATCHES);
    const announcements = this.#db.selectFrom('announcements').select(['id', 'texts_json', 'until']);
    const [pause, rows] = await Promise.all([
      pauses.where((q) => q.or([q('until', 'is', null), q('until', '>', now)])).executeTakeFirst(),
      announcements
        .where('until', '>', now)
        .orderBy('created_at')
        .orderBy('id')
        .limit(COLLECTIONS.announcements.page)
        .execute(),
    ]);
    return {
      pause: pause ? { from: pause.from_at, until: pause.until } : null,
      announcements: rows.flatMap(({ id, texts_json, until }): Announcement[] => {
        const texts = textsIn(texts_json);
        return texts ? [{ id, texts, until }] : [];
      }),
    };
  }

  /** Adds a measure to the journal, unless its operator has lost the role. */
  #entry({ id, at, operator, reason, measure }: SignedMeasure) {
    const { kind, subject, until, detail } = journalEntryOf(measure);
    const into = this.#db.insertInto('operator_acts');
    if (operator === null) return into.values({ id, at, operator, kind, subject, reason, until, detail });
    const text = (value: string | null) => sql<string>`cast(${value} as text)`;
    const integer = (value: number | null) => sql<number>`cast(${value} as bigint)`;
    return into.columns(['id', 'at', 'operator', 'kind', 'subject', 'reason', 'until', 'detail']).expression(
      this.#role(operator)
        .clearSelect()
        .select([
          text(id).as('id'),
          integer(at).as('at'),
          text(operator).as('operator'),
          text(kind).as('kind'),
          text(subject).as('subject'),
          text(reason).as('reason'),
          integer(until).as('until'),
          text(detail).as('detail'),
        ]),
    );
  }

  /** Returns the statements that add a notice to servers and delete old ones. */
  #notice(kind: string, subject: string, now: number): readonly PlannedStatement[] {
    const db = this.#db;
    return [
      { query: db.insertInto('notices').values({ kind, subject, created_at: now }) },
      { query: db.deleteFrom('notices').where('created_at', '<', now - NOTICE_LIFE_MS) },
      ...this.#ended(now),
    ];
  }

  #ended(now: number): readonly PlannedStatement[] {
    return (['bans', 'mutes', 'announcements', 'invitations'] as const).map((table) => ({
      query: this.#db.deleteFrom(table).where('until', '<=', now),
    }));
  }

  #role(person: string) {
    const people = this.#db.selectFrom('operators').innerJoin('accounts', 'accounts.id', 'operators.id');
    return people.select('operators.id').where('operators.id', '=', person);
  }

  async #at(id: string) {
    return await this.#db.selectFrom('operator_acts').select(['at', 'id']).where('id', '=', id).executeTakeFirst();
  }

  get #db() {
    return this.#access.db;
  }
}

/** Parses the stored texts of an announcement; null if they are damaged. */
function textsIn(stored: string): AnnouncementTexts | null {
  try {
    const row = new DatabaseRow(JSON.parse(stored));
    const text = (language: string): string | undefined => row.textOrUndefined(language);
    return { en: row.text('en'), de: text('de'), fr: text('fr'), it: text('it') };
  } catch {
    return null;
  }
}
