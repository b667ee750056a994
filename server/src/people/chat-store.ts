import type { ChatState, ChatStore, ExportedLine, StoredBlock, StoredLine, StoredReport } from '@levante/people/chat';
import { SIGNALS, type Signal } from '@levante/wire';
import { sql } from 'kysely';
import type { SqlAccess } from '../store/sql-access.ts';

const signalIn = (text: string | null): Signal | null => SIGNALS.find((one) => one === text) ?? null;

/** Stores chats, blocks and reports in either database. */
export class SqlChatStore implements ChatStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async stateOf(match: string): Promise<ChatState> {
    const row = await this.#db.selectFrom('chats').selectAll().where('match', '=', match).executeTakeFirst();
    return { on: row?.off !== 1, version: row?.version ?? 0 };
  }

  async linesOf(match: string, after: number, limit: number, of?: 'players'): Promise<readonly StoredLine[]> {
    const all = this.#db.selectFrom('chat_lines').selectAll().where('match', '=', match).where('number', '>', after);
    const query = of === undefined ? all : all.where('seat', 'is not', null);
    const rows = await query.orderBy('number', 'desc').limit(limit).execute();
    return rows.reverse().map(({ match: _match, signal, ...line }) => ({ ...line, signal: signalIn(signal) }));
  }

  async countsOf(match: string, person: string): Promise<{ last: number; signals: number; signalAt: number | null }> {
    const lines = this.#db.selectFrom('chat_lines').where('match', '=', match);
    const last = await lines.select('number').orderBy('number', 'desc').limit(1).executeTakeFirst();
    const own = lines.select('at').where('person', '=', person).where('signal', 'is not', null);
    const signals = await own.orderBy('number', 'desc').execute();
    return { last: last?.number ?? 0, signals: signals.length, signalAt: signals[0]?.at ?? null };
  }

  async add(match: string, line: StoredLine): Promise<boolean> {
    const query = this.#db
      .insertInto('chat_lines')
      .values({ match, ...line })
      .onConflict((c) => c.columns(['match', 'number']).doNothing());
    return await this.#access.write([{ query, must: true }]);
  }

  async setOn(match: string, on: boolean): Promise<void> {
    const off = on ? 0 : 1;
    await this.#access.write([{ query: this.#changed(match, off) }]);
  }

  async remove(match: string, number: number): Promise<boolean> {
    const line = this.#db.updateTable('chat_lines').set({ text: null, signal: null });
    return await this.#access.write([
      { query: line.where('match', '=', match).where('number', '=', number), must: true },
      { query: this.#changed(match, null) },
    ]);
  }

  async authorsOf(match: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('chat_lines')
      .select((q) => ['person', q.fn.min('number').as('first')])
      .where('match', '=', match)
      .groupBy('person')
      .execute();
    return new Map(rows.map(({ person, first }) => [person, first]));
  }

  async linesBy(person: string): Promise<readonly ExportedLine[]> {
    const query = this.#db.selectFrom('chat_lines').select(['match', 'at', 'signal', 'text']);
    const rows = await query.where('person', '=', person).orderBy('at').orderBy('number').execute();
    return rows.map(({ signal, ...line }) => ({ ...line, signal: signalIn(signal) }));
  }

  async forget(person: string): Promise<readonly string[]> {
    const written = this.#db.selectFrom('chat_lines').distinct().where('person', '=', person);
    const matches = (await written.select('match').orderBy('match').execute()).map(({ match }) => match);
    await this.#access.write([
      {
        // The last numbers may be given again: followers get the whole chat.
        query: this.#db
          .insertInto('chats')
          .columns(['match', 'off', 'version'])
          .expression(written.select(['match', sql<number>`0`.as('off'), sql<number>`1`.as('version')]))
          .onConflict((c) => c.column('match').doUpdateSet((q) => ({ version: q('chats.version', '+', 1) }))),
      },
      { query: this.#db.deleteFrom('chat_lines').where('person', '=', person) },
      {
        query: this.#db.deleteFrom('blocks').where((q) => q.or([q('person', '=', person), q('blocked', '=', person)])),
      },
      { query: this.#db.updateTable('reports').set({ reporter: sql`id` }).where('reporter', '=', person) },
    ]);
    return matches;
  }

  async block(block: StoredBlock): Promise<void> {
    const query = this.#db.insertInto('blocks').values(block);
    await this.#access.write([{ query: query.onConflict((c) => c.columns(['person', 'blocked']).doNothing()) }]);
  }

  async unblock(person: string, id: string): Promise<void> {
    const query = this.#db.deleteFrom('blocks').where('person', '=', person).where('id', '=', id);
    await this.#access.write([{ query }]);
  }

  async blocksOf(person: string): Promise<readonly StoredBlock[]> {
    return await this.#db.selectFrom('blocks').selectAll().where('person', '=', person).orderBy('id').execute();
  }

  async report({ lines, at, ...report }: StoredReport): Promise<void> {
    const query = this.#db
      .insertInto('reports')
      .values({ ...report, lines_json: JSON.stringify(lines), created_at: at, handled_at: null })
      .onConflict((c) => c.columns(['match', 'line', 'reporter']).doNothing());
    await this.#access.write([{ query }]);
  }

  async reportCount(match: string): Promise<number> {
    const found = this.#db.selectFrom('reports').where('match', '=', match);
    const { count } = await found.select((q) => q.fn.countAll().as('count')).executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Increments the version of a chat, and switches it unless `off` is null. */
  #changed(match: string, off: 0 | 1 | null) {
    return this.#db
      .insertInto('chats')
      .values({ match, off: off ?? 0, version: 1 })
      .onConflict((c) =>
        c.column('match').doUpdateSet((q) => ({ version: q('chats.version', '+', 1), ...(off !== null && { off }) })),
      );
  }

  get #db() {
    return this.#access.db;
  }
}
