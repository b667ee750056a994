import {
  BROWSERS,
  type Session,
  type SessionRenewal,
  type SessionStore,
  type SessionUse,
  SYSTEMS,
} from '@levante/people';
import type { SqlAccess } from '../store/sql-access.ts';

const oneOf = <T extends string>(values: readonly T[], text: string, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

/** Number of sessions or people per query, below the number of values that a statement may bind. */
const TOGETHER = 500;

/** Stores sessions in either database. */
export class SqlSessionStore implements SessionStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async seeSession({ id, person, generation, kind, agent }: SessionUse, day: number): Promise<void> {
    const row = {
      ...{ id, person, kind, generation, browser: agent.browser, system: agent.system },
      ...{ created_day: day, seen_day: day, proved_until: 0, ended: 0 },
    };
    await this.#access.write([
      {
        query: this.#access.db
          .insertInto('sessions')
          .values(row)
          .onConflict((c) => c.column('id').doUpdateSet({ seen_day: day }).where('sessions.ended', '=', 0)),
      },
    ]);
  }

  async endedOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const ended = new Map<string, string[]>();
    for (let i = 0; i < people.length; i += TOGETHER) {
      const some = people.slice(i, i + TOGETHER);
      const query = this.#access.db.selectFrom('sessions').select(['id', 'person']).where('person', 'in', some);
      for (const { id, person } of await query.where('ended', '=', 1).execute())
        ended.set(person, [...(ended.get(person) ?? []), id]);
    }
    return ended;
  }

  async endedAmong(sessions: readonly string[]): Promise<readonly string[]> {
    const ended: string[] = [];
    for (let i = 0; i < sessions.length; i += TOGETHER) {
      const some = sessions.slice(i, i + TOGETHER);
      const query = this.#access.db.selectFrom('sessions').select('id').where('id', 'in', some).where('ended', '=', 1);
      ended.push(...(await query.execute()).map(({ id }) => id));
    }
    return ended;
  }

  async sessionsOf(person: string, generation: number): Promise<readonly Session[]> {
    const rows = await this.#access.db
      .selectFrom('sessions')
      .select(['id', 'kind', 'browser', 'system', 'created_day', 'seen_day'])
      .where('person', '=', person)
      .where('generation', '=', generation)
      .where('ended', '=', 0)
      .orderBy('seen_day', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, kind, browser, system, created_day, seen_day }) => ({
      id,
      kind: kind === 'token' ? 'token' : 'cookie',
      agent: { browser: oneOf(BROWSERS, browser, 'other'), system: oneOf(SYSTEMS, system, 'other') },
      ...{ createdDay: created_day, seenDay: seen_day },
    }));
  }

  async deleteSessions(person: string, below: number, { from, to }: SessionRenewal): Promise<void> {
    const { db } = this.#access;
    await this.#access.write([
      {
        query: db
          .updateTable('channels')
          .set({ session: to })
          .where('person', '=', person)
          .where('session', '=', from ?? ''),
      },
      { query: db.deleteFrom('channels').where('person', '=', person).where('session', '<>', to) },
      { query: db.deleteFrom('sessions').where('person', '=', person).where('generation', '<', below) },
    ]);
  }

  async deleteUnusedSessions(before: number): Promise<void> {
    const query = this.#access.db.deleteFrom('sessions').where('seen_day', '<', before).where('ended', '=', 0);
    await this.#access.write([{ query }]);
  }

  async endSession(person: string, session: string): Promise<boolean> {
    const { db } = this.#access;
    const query = db.updateTable('sessions').set({ ended: 1 }).where('id', '=', session);
    return await this.#access.write([
      { query: query.where('person', '=', person).where('ended', '=', 0), must: true },
      // A browser that is signed out must not be notified of what its person does.
      { query: db.deleteFrom('channels').where('person', '=', person).where('session', '=', session) },
    ]);
  }
}
