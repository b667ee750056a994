import type {
  LineReport,
  OperatedCounts,
  OperatedMatch,
  OperatedPerson,
  OperatorReads,
  Restriction,
} from '@levante/people/operators';
import { CHANNEL_KINDS, COLLECTIONS, type OperateNotifications } from '@levante/wire';
import { sql } from 'kysely';
import type { SqlAccess } from '../database/sql-access.ts';
import { IS_LIVE } from '../matches/store/live-people.ts';
import { DatabaseRow } from '../matches/store/rows.ts';

/** Maximum number of reports read to group them by line. */
const MAX_REASONS = 5;

/** Reads the data of the operators' page in either database. */
export class SqlOperatorReads implements OperatorReads {
  readonly #db: SqlAccess['db'];

  constructor({ db }: Pick<SqlAccess, 'db'>) {
    this.#db = db;
  }

  async counts(): Promise<OperatedCounts> {
    const db = this.#db;
    const matches = db.selectFrom('matches').select((q) => q.fn.countAll<number>().as('count'));
    const [live, running, waiting, reports] = await Promise.all([
      // The conditions of the index `matches_live`.
      matches.where('deadline', 'is not', null).where(IS_LIVE).executeTakeFirstOrThrow(),
      matches.where('status', '=', 'running').executeTakeFirstOrThrow(),
      matches.where('status', '=', 'waiting').executeTakeFirstOrThrow(),
      db
        .selectFrom('reports')
        .select((q) => [q.fn.countAll<number>().as('count'), q.fn.min('created_at').as('oldest')])
        .where('handled_at', 'is', null)
        .executeTakeFirstOrThrow(),
    ]);
    const oldest: number | null = reports.oldest;
    return {
      live: Number(live.count),
      running: Number(running.count),
      waiting: Number(waiting.count),
      reports: Number(reports.count),
      oldestReport: oldest,
    };
  }

  async reports(limit: number): Promise<readonly LineReport[]> {
    const query = this.#db.selectFrom('reports').selectAll().where('handled_at', 'is', null);
    const rows = await query.orderBy('created_at').orderBy('id').limit(COLLECTIONS.reports.page).execute();
    const groups = new Map<string, typeof rows>();
    for (const row of rows) {
      const key = `${row.match} ${row.line}`;
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
    const shown = [...groups.values()].slice(0, limit);
    const names = await this.namesOf(shown.flatMap(([first]) => (first ? [first.person] : [])));
    return shown.flatMap((group): LineReport[] => {
      const [first] = group;
      if (!first) return [];
      const lines = linesIn(first.lines_json);
      const { id, match, line, person, created_at: at } = first;
      const name = lines.find(({ number }) => number === line)?.name ?? names.get(person) ?? null;
      const reasons = group.flatMap(({ reason }) => (reason === null ? [] : [reason])).slice(0, MAX_REASONS);
      return [{ id, match, line, person, name, count: group.length, at, reasons, lines }];
    });
  }

  async people(search: string, after: string, limit: number, now: number): Promise<readonly OperatedPerson[]> {
    const patterns = spellingsOf(search).map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
    const like = (column: 'people.name' | 'accounts.handle') =>
      sql<boolean>`(${sql.join(
        patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
        sql` or `,
      )})`;
    const [named, accounts] = await Promise.all([
      this.#db
        .selectFrom('people')
        .leftJoin('accounts', 'accounts.id', 'people.id')
        .select(['people.id', 'people.name', 'accounts.handle', 'accounts.created_at'])
        .where('people.id', '>', after)
        .where((q) => q.or([like('people.name'), like('accounts.handle')]))
        .orderBy('people.id')
        .limit(limit)
        .execute(),
      this.#db
        .selectFrom('accounts')
        .leftJoin('people', 'people.id', 'accounts.id')
        .select(['accounts.id', 'people.name', 'accounts.handle', 'accounts.created_at'])
        .where('accounts.id', '>', after)
        .where('people.id', 'is', null)
        .where(search === '' ? sql<boolean>`1 = 1` : like('accounts.handle'))
        .orderBy('accounts.id')
        .limit(limit)
        .execute(),
    ]);
    const found = [...named, ...accounts].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [bans, mutes, operators, matches, reports] = await Promise.all([
      this.#restrictions('bans', ids, now),
      this.#restrictions('mutes', ids, now),
      this.#db.selectFrom('operators').select('id').where('id', 'in', ids).execute(),
      this.#db
        .selectFrom('seats')
        .select((q) => ['person', q.fn.count<number>('match').distinct().as('count')])
        .where('person', 'in', ids)
        .groupBy('person')
        .execute(),
      this.#db
        .selectFrom('reports')
        .select((q) => ['person', q.fn.countAll<number>().as('count')])
        .where('person', 'in', ids)
        .where('handled_at', 'is', null)
        .groupBy('person')
        .execute(),
    ]);
    const numberIn = (rows: readonly { readonly person: string | null; readonly count: number }[], id: string) =>
      Number(rows.find(({ person }) => person === id)?.count ?? 0);
    return found.map(({ id, name, handle, created_at }) => ({
      id,
      name,
      handle,
      account: created_at !== null,
      operator: operators.some((one) => one.id === id),
      matches: numberIn(matches, id),
      reports: numberIn(reports, id),
      ban: bans.get(id) ?? null,
      mute: mutes.get(id) ?? null,
    }));
  }

  async matches(before: number, limit: number): Promise<readonly OperatedMatch[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select(['id', 'number', 'game', 'status', 'ply', 'created_at'])
      .where('status', '<>', 'over')
      .where('number', '<', before)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.#db
      .selectFrom('seats')
      .select(['match', 'name', 'level', 'kind', 'person'])
      .where('match', 'in', ids)
      .orderBy('match')
      .orderBy('seat')
      .execute();
    return rows.map(({ created_at: createdAt, ...row }) => ({
      ...row,
      createdAt,
      players: seats
        .filter(({ match }) => match === row.id)
        .map(({ kind, name, level, person }) => {
          if (kind === 'bot') return name ?? level;
          return person === null ? null : (name ?? '');
        }),
    }));
  }

  async bans(limit: number, now: number): Promise<readonly (Restriction & { readonly subject: string })[]> {
    const query = this.#db.selectFrom('bans').select(['id as subject', 'until', 'reason']).where('until', '>', now);
    return await query.orderBy('until').orderBy('id').limit(limit).execute();
  }

  async deliveries(since: number): Promise<OperateNotifications['channels']> {
    const rows = await this.#db
      .selectFrom('deliveries')
      .select((q) => ['channel_kind', 'state', q.fn.countAll<number>().as('count')])
      .select((q) => [q.fn.min('at').as('oldest'), q.fn.count<number>('answer').as('answered')])
      .where('at', '>=', since)
      // These close a notification that was sent.
      .where('kind', '<>', 'taken')
      .groupBy(['channel_kind', 'state'])
      .execute();
    return CHANNEL_KINDS.map((channel) => {
      const rowsIn = (...states: readonly string[]) =>
        rows.filter((row) => row.channel_kind === channel && states.includes(row.state));
      const countOf = (...states: readonly string[]) =>
        rowsIn(...states).reduce((sum, { count }) => sum + Number(count), 0);
      const open = rowsIn('waiting', 'sending');
      return {
        channel,
        waiting: countOf('waiting', 'sending'),
        retried: open.reduce((sum, { answered }) => sum + Number(answered), 0),
        oldestWaiting: open.length === 0 ? null : Math.min(...open.map(({ oldest }) => Number(oldest))),
        sent: countOf('sent'),
        failed: countOf('failed'),
        dropped: countOf('dropped'),
      };
    });
  }

  async namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = this.#db.selectFrom('people').select(['id', 'name']).where('id', 'in', people);
    return new Map((await rows.execute()).map(({ id, name }) => [id, name]));
  }

  async #restrictions(table: 'bans' | 'mutes', ids: readonly string[], now: number) {
    const query = this.#db.selectFrom(table).select(['id', 'until', 'reason']).where('id', 'in', ids);
    const rows = await query.where('until', '>', now).execute();
    return new Map(rows.map(({ id, until, reason }): [string, Restriction] => [id, { until, reason }]));
  }
}

/** Returns the spellings to look for in lower-case text: SQLite lowers only the letters of ASCII. */
function spellingsOf(search: string): readonly string[] {
  const lower = search.toLowerCase();
  const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const capital = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([lower, ...[search, capital, lower.toUpperCase()].map(asciiLower)])];
}

/** Parses the stored lines of a report; none if they are damaged. */
function linesIn(stored: string): LineReport['lines'] {
  try {
    const lines: unknown = JSON.parse(stored);
    if (!Array.isArray(lines)) return [];
    return lines.map((line: unknown) => {
      const row = new DatabaseRow(line);
      return {
        number: row.integer('number'),
        at: row.integer('at'),
        seat: row.integerOrNull('seat'),
        name: row.textOrNull('name'),
        signal: row.textOrNull('signal'),
        text: row.textOrNull('text'),
      };
    });
  } catch {
    return [];
  }
}
