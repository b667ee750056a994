import { isObject } from '@levante/contract';
import type { ChatProgress, ChatState, ChatStore, ExportedLine, LinePlace, StoredLine } from '@levante/people/chat';
import { SIGNALS, type Signal } from '@levante/wire';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';

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

/** Returns the statements that remove the content of a line. */
export function removalOf(db: SqlAccess['db'], match: string, number: number): readonly PlannedStatement[] {
  const line = db.updateTable('chat_lines').set({ text: null, signal: null });
  return [
    { query: line.where('match', '=', match).where('number', '=', number), must: true },
    { query: changed(db, match, null) },
  ];
}

/**
 * Returns the statements that make followers reload the chat of every match in which a person has written, or of one
 * match.
 */
export function rereadChatsOf(db: SqlAccess['db'], person: string, match?: string) {
  const lines = db.selectFrom('chat_lines').distinct().where('person', '=', person);
  const written = match === undefined ? lines : lines.where('match', '=', match);
  return db
    .insertInto('chats')
    .columns(['match', 'off', 'version'])
    .expression(written.select(['match', sql<number>`0`.as('off'), sql<number>`1`.as('version')]))
    .onConflict((c) => c.column('match').doUpdateSet((q) => ({ version: q('chats.version', '+', 1) })));
}

/** A line with the account of its author, if they have one. */
interface LineRow extends Selectable<PostgresTables['chat_lines']> {
  readonly account: string | null;
  readonly handle: string | null;
}

const lineIn = ({ match: _match, hidden_name: _hidden, account, handle, signal, ...line }: LineRow): StoredLine => ({
  ...line,
  ...(account !== null && { account: { handle } }),
  signal: signalIn(signal),
});

/** Stores chats in either database. */
export class SqlChatStore implements ChatStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async stateOf(match: string): Promise<ChatState> {
    const row = await this.#db.selectFrom('chats').selectAll().where('match', '=', match).executeTakeFirst();
    return { on: row?.off !== 1, version: row?.version ?? 0 };
  }

  async linesOf(match: string, limit: number): Promise<readonly StoredLine[]> {
    const rows = await this.#lines(match).orderBy('number', 'desc').limit(limit).execute();
    return rows.reverse().map(lineIn);
  }

  async playerLinesOf(match: string, before: number, limit: number): Promise<readonly StoredLine[]> {
    const query = this.#lines(match).where('number', '<', before).where('seat', 'is not', null);
    const rows = await query.orderBy('number', 'desc').limit(limit).execute();
    return rows.reverse().map(lineIn);
  }

  async lineOf(match: string, number: number): Promise<StoredLine | null> {
    const row = await this.#lines(match).where('number', '=', number).executeTakeFirst();
    return row === undefined ? null : lineIn(row);
  }

  /** Selects the lines of a match with the accounts of their authors. */
  #lines(match: string) {
    return this.#db
      .selectFrom('chat_lines')
      .leftJoin('accounts', 'accounts.id', 'chat_lines.person')
      .selectAll('chat_lines')
      .select(['accounts.id as account', 'accounts.handle as handle'])
      .where('match', '=', match);
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

  async authorsOf(match: string, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map();
    // One entry of the index for each person: grouping would read all their lines.
    const requested = sql.join(
      people.map((person) => sql`select cast(${person} as text) as person`),
      sql` union all `,
    );
    const { rows } = await sql<{ readonly person: string; readonly first: number | null }>`
      select person, (select min(number) from chat_lines where match = ${match} and chat_lines.person = asked.person) as first
      from (${requested}) as asked`.execute(this.#db);
    return new Map(rows.flatMap(({ person, first }) => (first === null ? [] : [[person, first] as const])));
  }

  async linesBy(person: string, after: LinePlace | null, limit: number): Promise<readonly ExportedLine[]> {
    let query = this.#db.selectFrom('chat_lines').select(['match', 'number', 'at', 'signal', 'text']);
    query = query.where('person', '=', person);
    if (after !== null)
      query = query.where(sql<SqlBool>`(at, match, number) > (${after.at}, ${after.match}, ${after.number})`);
    const rows = await query.orderBy('at').orderBy('match').orderBy('number').limit(limit).execute();
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

  /**
   * Returns the numbers of the last lines of chats, including deleted ones. It also looks at the lines, because a
   * server of an earlier version does not update the last number.
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

  /** Returns the statements that remove a person's name, and words that were not reported, from all reports. */
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
