import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DeleteQueryNode,
  InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  RawNode,
  type RootOperationNode,
  sql,
  UpdateQueryNode,
} from 'kysely';
import { openPostgres } from '../../src/database/postgres/database.ts';
import type { PostgresTables } from '../../src/database/postgres/tables.ts';
import { tablesOf, truncate } from './postgres.ts';

/** Tables whose rows belong to a match, with the column that names it. Deliveries belong to channels, and reports outlive matches. */
const OF_MATCH = {
  matches: 'id',
  seats: 'match',
  actions: 'match',
  commands: 'match',
  waits: 'match',
  chats: 'match',
  chat_lines: 'match',
  outbox: 'match',
} as const;

/** Names of methods by what their transactions write. */
export interface RecordedWrites {
  /** Rows of several matches, with several statements: one has to happen with the other. */
  readonly together: readonly string[];
  /** Rows of several matches, each with a statement that could as well be several. */
  readonly apart: readonly string[];
  /** Rows of a match, and rows that belong to none. */
  readonly besides: readonly string[];
}

/** A transaction that has written rows of matches. */
interface RecordedTransaction {
  readonly method: string | null;
  readonly matches: number;
  readonly statements: number;
  readonly besides: boolean;
}

type Method = (this: unknown, ...args: readonly unknown[]) => unknown;
const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** Records what each method of stores on PostgreSQL writes in one transaction, by triggers of their databases. */
export class WriteRecorder {
  readonly #db: Kysely<PostgresTables>;
  readonly #tables: readonly string[];
  readonly #methods = new AsyncLocalStorage<string>();

  private constructor(db: Kysely<PostgresTables>, tables: readonly string[]) {
    this.#db = db;
    this.#tables = tables;
  }

  /** Opens an empty database whose writes are recorded. */
  static async open(address: string): Promise<WriteRecorder> {
    const db = await openPostgres(address);
    const tables = await tablesOf(db);
    await addTriggers(db, tables);
    return new WriteRecorder(db, tables);
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  /** Lets the methods of a class say who they are, until the end of the suite. */
  watch(type: { readonly name: string; readonly prototype: object }): void {
    const methods = this.#methods;
    for (const name of Object.getOwnPropertyNames(type.prototype)) {
      const value: unknown = Object.getOwnPropertyDescriptor(type.prototype, name)?.value;
      if (name === 'constructor' || !isMethod(value)) continue;
      const label = `${type.name}.${name}`;
      Object.defineProperty(type.prototype, name, {
        configurable: true,
        value(this: unknown, ...args: readonly unknown[]) {
          const run = () => Reflect.apply(value, this, args);
          return methods.getStore() === undefined ? methods.run(label, run) : run();
        },
      });
    }
  }

  /** Returns the database, empty again. */
  async emptied(): Promise<Kysely<PostgresTables>> {
    await truncate(this.#db, this.#tables);
    return this.#db.withPlugin(this.#named);
  }

  /** Reads what was recorded. */
  async read(): Promise<RecordedWrites> {
    const { rows } = await sql<RecordedTransaction>`select min(substring(statement from '/\\* (\\S+) \\*/$')) as method,
      count(distinct match)::int as matches, count(distinct statement)::int as statements, bool_or(match is null) as besides
      from written group by transaction having count(distinct match) > 0`.execute(this.#db);
    const methods = (is: (row: RecordedTransaction) => boolean): readonly string[] =>
      [...new Set(rows.filter(is).map(({ method }) => String(method)))].sort();
    const together = methods(({ matches, statements }) => matches > 1 && statements > 1);
    const apart = methods(({ matches, statements }) => matches > 1 && statements === 1);
    return { together, apart, besides: methods(({ besides }) => besides) };
  }

  /** Adds the name of the method that runs to every statement. */
  readonly #named: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const method = this.#methods.getStore();
      return method === undefined ? node : withComment(node, `/* ${method} */`);
    },
    transformResult: async ({ result }) => result,
  };
}

function withComment(node: RootOperationNode, text: string): RootOperationNode {
  const comment = RawNode.createWithSql(text);
  if (RawNode.is(node)) return RawNode.create(['', ' ', ''], [node, comment]);
  const isQuery = InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node);
  return isQuery ? { ...node, endModifiers: [...(node.endModifiers ?? []), comment] } : node;
}

/** Adds triggers to all tables that note the transaction, the statement and the match of each row that is written. */
async function addTriggers(db: Kysely<PostgresTables>, tables: readonly string[]): Promise<void> {
  await sql`create unlogged table written (transaction text, statement text, match text)`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as $$ begin
    insert into written values (pg_current_xact_id()::text, current_query(),
      coalesce(to_jsonb(new) ->> tg_argv[0], to_jsonb(old) ->> tg_argv[0])); return null; end $$`.execute(db);
  const columns: Readonly<Record<string, string>> = OF_MATCH;
  for (const name of tables) {
    await sql`create trigger note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function note_write(${sql.lit(columns[name] ?? '')})`.execute(db);
  }
}
