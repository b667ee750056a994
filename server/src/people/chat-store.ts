import { isObject } from '@levante/contract';
import type {
  ChatProgress,
  ChatState,
  ChatStore,
  ExportedLine,
  ExportedReport,
  StoredBlock,
  StoredLine,
  StoredReport,
} from '@levante/people/chat';
import { SIGNALS, type Signal } from '@levante/wire';
import { sql } from 'kysely';
import type { PlannedStatement, SqlAccess } from '../store/sql-access.ts';

const signalIn = (text: string | null): Signal | null => SIGNALS.find((one) => one === text) ?? null;

/** Parses the lines of a report; none if they are damaged. */
function storedLinesIn(text: string): readonly unknown[] {
  try {
    const lines: unknown = JSON.parse(text);
    return Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
}

/** Increments the version of a chat, and switches it unless `off` is null. */
function changed(db: SqlAccess['db'], match: string, off: 0 | 1 | null) {
  return db
    .insertInto('chats')
    .values({ match, off: off ?? 0, version: 1 })
    .onConflict((c) =>
      c.column('match').doUpdateSet((q) => ({ version: q('chats.version', '+', 1), ...(off !== null && { off }) })),
    );
}

/** Raises the last number of a chat to one that is above it, else changes no row: numbers are never given again. */
function countedUpTo(db: SqlAccess['db'], match: string, number: number) {
  return db
    .insertInto('chats')
    .values({ match, off: 0, version: 0, last_number: number })
    .onConflict((c) => c.column('match').doUpdateSet({ last_number: number }).where('chats.last_number', '<', number));
}

/** Returns the statements that remove what a line says. */
export function removalOf(db: SqlAccess['db'], match: string, number: number): readonly PlannedStatement[] {
  const line = db.updateTable('chat_lines').set({ text: null, signal: null });
  return [
    { query: line.where('match', '=', match).where('number', '=', number), must: true },
    { query: changed(db, match, null) },
  ];
}

/** Lets followers get the whole chat of every match in which a person has written, or of one of them. */
export function rereadChatsOf(db: SqlAccess['db'], person: string, match?: string) {
  const lines = db.selectFrom('chat_lines').distinct().where('person', '=', person);
  const written = match === undefined ? lines : lines.where('match', '=', match);
  return db
    .insertInto('chats')
    .columns(['match', 'off', 'version'])
    .expression(written.select(['match', sql<number>`0`.as('off'), sql<number>`1`.as('version')]))
    .onConflict((c) => c.column('match').doUpdateSet((q) => ({ version: q('chats.version', '+', 1) })));
}

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
    return rows
      .reverse()
      .map(({ match: _match, hidden_name: _hidden, signal, ...line }) => ({ ...line, signal: signalIn(signal) }));
  }

  async progressOf(matches: readonly string[]): Promise<readonly ChatProgress[]> {
    const query = this.#db.selectFrom('chats').select(['match', 'version']).where('match', 'in', matches);
    const [lastOf, states] = await Promise.all([this.#lastNumbers(matches), query.execute()]);
    const versionOf = new Map(states.map((row) => [row.match, row.version]));
    return matches.map((match) => ({
      match,
      last: lastOf.get(match) ?? 0,
      version: versionOf.get(match) ?? 0,
    }));
  }

  async countsOf(match: string, person: string): Promise<{ last: number; signals: number; signalAt: number | null }> {
    const lines = this.#db.selectFrom('chat_lines').where('match', '=', match);
    const own = lines.select('at').where('person', '=', person).where('signal', 'is not', null);
    const signals = await own.orderBy('number', 'desc').execute();
    const last = (await this.#lastNumbers([match])).get(match) ?? 0;
    return { last, signals: signals.length, signalAt: signals[0]?.at ?? null };
  }

  async add(match: string, line: StoredLine): Promise<'added' | 'taken' | 'gone'> {
    const query = this.#db
      .insertInto('chat_lines')
      .values({ match, ...line })
      .onConflict((c) => c.columns(['match', 'number']).doNothing());
    try {
      const isAdded = await this.#access.write([
        // First, since it locks the match, as deleting the match does before its chat.
        { query, must: true },
        { query: countedUpTo(this.#db, match, line.number), must: true },
      ]);
      return isAdded ? 'added' : 'taken';
    } catch (error) {
      // A line refers to its match, which may have been deleted since it was read.
      const found = this.#db.selectFrom('matches').select('id').where('id', '=', match);
      if ((await found.executeTakeFirst()) !== undefined) throw error;
      return 'gone';
    }
  }

  async setOn(match: string, on: boolean): Promise<void> {
    const off = on ? 0 : 1;
    await this.#access.write([{ query: changed(this.#db, match, off) }]);
  }

  async remove(match: string, number: number): Promise<boolean> {
    return await this.#access.write(removalOf(this.#db, match, number));
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
    // One match after another: deleting a person is repeated until it succeeds.
    for (const match of matches) {
      await this.#access.write([
        { query: rereadChatsOf(this.#db, person, match) },
        { query: this.#db.deleteFrom('chat_lines').where('match', '=', match).where('person', '=', person) },
      ]);
    }
    await this.#access.write([
      {
        query: this.#db.deleteFrom('blocks').where((q) => q.or([q('person', '=', person), q('blocked', '=', person)])),
      },
      {
        query: this.#db.updateTable('reports').set({ reporter: sql`id`, reason: null }).where('reporter', '=', person),
      },
      ...(await this.#withoutAuthor(person)),
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

  async reportCounts(match: string, reporter: string): Promise<{ readonly all: number; readonly own: number }> {
    const rows = await this.#db.selectFrom('reports').select('reporter').where('match', '=', match).execute();
    return { all: rows.length, own: rows.filter((row) => row.reporter === reporter).length };
  }

  async reportsBy(person: string): Promise<readonly ExportedReport[]> {
    const query = this.#db.selectFrom('reports').selectAll().where('reporter', '=', person);
    const rows = await query.orderBy('created_at').orderBy('id').execute();
    return rows.map(({ match, line, created_at, reason, handled_at }) => ({
      ...{ match, line, at: created_at, reason, handled: handled_at !== null },
    }));
  }

  async deleteReports(handledBefore: number, madeBefore: number): Promise<void> {
    const query = this.#db
      .deleteFrom('reports')
      .where((q) => q.or([q('handled_at', '<', handledBefore), q('created_at', '<', madeBefore)]));
    await this.#access.write([{ query }]);
  }

  /**
   * Returns the numbers of the last lines of chats, deleted ones included. Lines are counted, too: a server of an earlier
   * version beside this one raises no last number.
   */
  async #lastNumbers(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const lines = this.#db
      .selectFrom('chat_lines')
      .select('match')
      .select((q) => q.fn.max('number').as('last'))
      .where('match', 'in', matches)
      .groupBy('match');
    const chats = this.#db.selectFrom('chats').select(['match', 'last_number as last']).where('match', 'in', matches);
    const lastOf = new Map<string, number>();
    for (const { match, last } of (await Promise.all([lines.execute(), chats.execute()])).flat()) {
      lastOf.set(match, Math.max(last, lastOf.get(match) ?? 0));
    }
    return lastOf;
  }

  /** Returns statements that take the name of a person, and words that nobody reported, out of all reports. */
  async #withoutAuthor(person: string): Promise<readonly PlannedStatement[]> {
    const query = this.#db.selectFrom('reports').select(['id', 'line', 'lines_json']);
    const rows = await query.where('lines_json', 'like', `%"person":"${person}"%`).execute();
    return rows.map(({ id, line, lines_json }) => {
      const neutral = storedLinesIn(lines_json).map((one) => {
        if (!isObject(one) || one.person !== person) return one;
        return { ...one, name: null, ...(one.number !== line && { signal: null, text: null }) };
      });
      const changed = { lines_json: JSON.stringify(neutral) };
      return { query: this.#db.updateTable('reports').set(changed).where('id', '=', id) };
    });
  }

  get #db() {
    return this.#access.db;
  }
}
