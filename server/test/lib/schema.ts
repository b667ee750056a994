import { type Kysely, sql } from 'kysely';
import type { SqliteConnection } from '../../src/database/database.ts';
import type { PostgresTables } from '../../src/database/postgres/tables.ts';

/** Tables of the tool that runs migrations. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** A row of a catalogue of a database. */
type CatalogRow = Readonly<Record<string, unknown>>;

const text = (row: CatalogRow, column: string): string => String(row[column] ?? '');
const oneLine = (words: string): string => words.replaceAll('"', '').replace(/\s+/g, ' ').trim();

/** Name, columns and indices of a table, or name and text of a trigger, as lines of the description. */
const described = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `  ${line}`)].join('\n');

/** Describes the schema of a SQLite database: its tables with columns and indices, then its triggers. */
export function sqliteSchema(connection: SqliteConnection): string {
  const rows = (query: string): readonly CatalogRow[] => connection.prepare(query).all().map(Object);
  const named = rows(
    "select type, name, tbl_name as place, sql from sqlite_master where name not like 'sqlite_%' order by name",
  );
  const of = (type: string) => named.filter((row) => row.type === type && !OF_MIGRATIONS.includes(text(row, 'name')));
  const tables = of('table').map((table) => {
    const name = text(table, 'name');
    const columns = rows(`pragma table_info(${name})`).map((column) => {
      const isKey = Number(column.pk) > 0;
      const type = text(column, 'type').toLowerCase().replace('int8', 'bigint');
      const must = Number(column.notnull) === 1 ? ' not null' : '';
      const value = column.dflt_value === null ? '' : ` default ${text(column, 'dflt_value')}`;
      return `${text(column, 'name')} ${type}${must}${value}${isKey ? ' key' : ''}`;
    });
    const unique = rows(`pragma index_list(${name})`).filter(({ origin }) => origin === 'u');
    const constraints = unique.map((index) => {
      const of = rows(`pragma index_info(${text(index, 'name')})`).map((column) => text(column, 'name'));
      return `unique (${of.join(', ')})`;
    });
    const references = rows(`pragma foreign_key_list(${name})`).map((key) => {
      return `${text(key, 'from')} references ${text(key, 'table')} (${text(key, 'to')})`;
    });
    const indices = of('index').filter((index) => text(index, 'place') === name);
    const shown = indices.map((index) =>
      oneLine(text(index, 'sql'))
        .replace(/^CREATE /i, '')
        .replace(/ on \w+ /i, ' '),
    );
    return described(`table ${name}`, [...columns, ...constraints.sort(), ...references.sort(), ...shown]);
  });
  const triggers = of('trigger').map((trigger) => {
    const [head = '', ...body] = text(trigger, 'sql').split('\n');
    return described(
      head.replace(/^CREATE /i, '').trim(),
      body.map((line) => line.trim()),
    );
  });
  return `${[...tables, ...triggers].join('\n\n')}\n`;
}

/** Describes the schema of a PostgreSQL database in the same way; the text of a trigger is that of its function. */
export async function postgresSchema(db: Kysely<PostgresTables>): Promise<string> {
  const rows = async (query: ReturnType<typeof sql<CatalogRow>>) => (await query.execute(db)).rows;
  const columns = await rows(sql`select table_name as place, column_name as name, data_type as type, is_nullable as may,
    column_default as value from information_schema.columns where table_schema = current_schema()
    order by table_name, ordinal_position`);
  const constraints = await rows(sql`select conrelid::regclass::text as place, pg_get_constraintdef(oid) as text
    from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('p', 'u', 'f') order by 2`);
  const indices = await rows(sql`select tablename as place, indexdef as text from pg_indexes
    where schemaname = current_schema() and indexname not in
      (select conname from pg_constraint where connamespace = current_schema()::regnamespace) order by indexname`);
  const triggers = await rows(sql`select pg_get_triggerdef(t.oid) as head, p.prosrc as text from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace order by tgname`);
  const names = [...new Set(columns.map((row) => text(row, 'place')))].filter((name) => !OF_MIGRATIONS.includes(name));
  const tables = names.map((name) => {
    const here = (all: readonly CatalogRow[]) => all.filter((row) => text(row, 'place') === name);
    return described(`table ${name}`, [
      ...here(columns).map((column) => {
        const must = column.may === 'NO' ? ' not null' : '';
        const value = column.value === null ? '' : ` default ${text(column, 'value')}`;
        return `${text(column, 'name')} ${text(column, 'type')}${must}${value}`;
      }),
      ...here(constraints).map((row) => text(row, 'text').toLowerCase()),
      ...here(indices).map((row) =>
        text(row, 'text')
          .replace(/^CREATE /, '')
          .replace(/ ON \S+ USING btree /, ' '),
      ),
    ]);
  });
  const shown = triggers.map((trigger) => {
    const body = text(trigger, 'text')
      .split('\n')
      .map((line) => line.trim());
    return described(
      text(trigger, 'head').replace(/^CREATE /, ''),
      body.filter((line) => line !== ''),
    );
  });
  return `${[...tables, ...shown].join('\n\n')}\n`;
}

/** Returns the tables of a description with the names of their columns. */
export function columnsIn(schema: string): ReadonlyMap<string, readonly string[]> {
  const tables = schema.split('\n\n').filter((one) => one.startsWith('table '));
  return new Map(
    tables.map((table) => {
      const [head = '', ...lines] = table.split('\n');
      const isColumn = (line: string): boolean => /^ {2}[a-z_]+ (text|integer|bigint|smallint|bytea)\b/.test(line);
      return [head.slice('table '.length), lines.filter(isColumn).map((line) => line.trim().split(' ')[0] ?? '')];
    }),
  );
}
