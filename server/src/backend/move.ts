import { createHash, type Hash } from 'node:crypto';
import { isObject } from '@levante/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SqliteConnection } from '../database/database.ts';
import { connect, openDatabase } from '../database/database.ts';
import { openPostgres } from '../database/postgres/database.ts';
import { anyOf } from '../database/postgres/expressions.ts';
import type { PostgresTables } from '../database/postgres/tables.ts';
import { isOwed } from '../matches/store/postgres/leases.ts';

/**
 * The tables and columns to move, the same in both databases, with the owner column and the order of an owner's rows.
 * Columns of one database only are derived.
 */
export const TABLES = {
  matches: {
    columns: [
      'id',
      'number',
      'game',
      'rules_version',
      'options_json',
      'status',
      'seed',
      'commitment',
      'words',
      'ply',
      'state_json',
      'actor',
      'result_json',
      'created_at',
      'opened_by',
      'opened_from',
      'last_day',
      'counted_until',
      'continued_by',
      'branches_json',
      'start_json',
      'proposals_json',
      'proposals_version',
      'proposal_until',
      'clocks_json',
      'deadline',
      'seat_version',
      'stand_in',
      'sat_json',
      'listed_as',
      'rematch',
      'rematch_of',
      'acted_at',
    ],
    owner: 'id',
    order: [],
  },
  seats: {
    columns: [
      'match',
      'seat',
      'kind',
      'person',
      'name',
      'level',
      'entropy',
      'played_by',
      'played_why',
      'reserved_for',
      'hidden_name',
      'invited',
    ],
    owner: 'match',
    order: ['seat'],
  },
  actions: {
    columns: ['match', 'ply', 'action', 'journal_json', 'used_ms', 'left_ms'],
    owner: 'match',
    order: ['ply'],
  },
  commands: {
    columns: ['match', 'person', 'key', 'hash', 'ply', 'refused_json'],
    owner: 'match',
    order: ['person', 'key'],
  },
  people: { columns: ['id', 'name'], owner: 'id', order: [] },
  keys: { columns: ['id', 'generation'], owner: 'id', order: [] },
  bans: { columns: ['id', 'until', 'created_at', 'reason'], owner: 'id', order: [] },
  operators: { columns: ['id', 'granted_at'], owner: 'id', order: [] },
  operator_acts: {
    columns: ['id', 'at', 'operator', 'kind', 'subject', 'reason', 'until', 'detail'],
    owner: 'id',
    order: [],
  },
  mutes: { columns: ['id', 'until', 'created_at', 'reason'], owner: 'id', order: [] },
  pauses: { columns: ['id', 'from_at', 'until'], owner: 'id', order: [] },
  announcements: { columns: ['id', 'texts_json', 'until', 'created_at'], owner: 'id', order: [] },
  invitations: { columns: ['id', 'uses_left', 'until', 'created_at', 'created_by'], owner: 'id', order: [] },
  members: { columns: ['id', 'joined_at'], owner: 'id', order: [] },
  invitations_required: { columns: ['id', 'since'], owner: 'id', order: [] },
  sessions: {
    columns: [
      'id',
      'person',
      'kind',
      'generation',
      'browser',
      'system',
      'created_day',
      'seen_day',
      'proved_until',
      'proved_by',
      'ended',
      'replaced_at',
      'scope',
      'name',
      'issuer',
      'host_cookie',
      'used',
      'provider_identity',
      'provider_session',
    ],
    owner: 'id',
    order: [],
  },
  accounts: { columns: ['id', 'handle', 'user_handle', 'created_at'], owner: 'id', order: [] },
  passkeys: {
    columns: ['id', 'person', 'rp_id', 'public_key', 'counter', 'transports', 'name', 'created_day', 'used_day'],
    owner: 'id',
    order: [],
  },
  emails: { columns: ['id', 'address', 'language', 'next_address', 'next_at', 'next_session'], owner: 'id', order: [] },
  letters: {
    columns: ['id', 'person', 'address', 'language', 'kind', 'at', 'due_at', 'attempts'],
    owner: 'id',
    order: [],
  },
  provider_identities: { columns: ['id', 'person', 'created_day', 'confirmed_at'], owner: 'id', order: [] },
  departures: { columns: ['id', 'step', 'due_at', 'undo_json'], owner: 'id', order: [] },
  recovery_codes: { columns: ['id', 'person'], owner: 'id', order: [] },
  challenges: { columns: ['id', 'purpose', 'person', 'session', 'data', 'expires_at'], owner: 'id', order: [] },
  attempts: { columns: ['id', 'count', 'expires_at'], owner: 'id', order: [] },
  service_time: { columns: ['id', 'service_ms', 'beat_at'], owner: 'id', order: [] },
  chats: { columns: ['match', 'off', 'version', 'last_number'], owner: 'match', order: [] },
  chat_lines: {
    columns: ['match', 'number', 'at', 'person', 'seat', 'name', 'signal', 'text', 'hidden_name'],
    owner: 'match',
    order: ['number'],
  },
  calendars: { columns: ['id', 'calendar_json'], owner: 'id', order: [] },
  synced: { columns: ['id', 'version', 'data_json'], owner: 'id', order: [] },
  notification_settings: { columns: ['id', 'settings_json'], owner: 'id', order: [] },
  outbox: { columns: ['id', 'kind', 'person', 'match', 'ply', 'seat', 'at', 'due_at'], owner: 'id', order: [] },
  deliveries: {
    columns: [
      'id',
      'event',
      'person',
      'channel',
      'channel_kind',
      'kind',
      'match',
      'ply',
      'seat',
      'at',
      'due_at',
      'state',
      'why',
      'attempts',
      'message',
      'tried_at',
      'answer',
    ],
    owner: 'id',
    order: [],
  },
  channels: {
    columns: [
      'id',
      'person',
      'session',
      'target_json',
      'is_on',
      'created_at',
      'sent_at',
      'failing_since',
      'ended',
      'holder',
      'held_until',
      'place',
      'network',
      'failed_at',
    ],
    owner: 'id',
    order: [],
  },
  waits: { columns: ['match', 'person', 'started_at'], owner: 'match', order: ['person'] },
  blocks: { columns: ['id', 'person', 'blocked', 'name'], owner: 'id', order: [] },
  reports: {
    columns: ['id', 'match', 'line', 'person', 'reporter', 'reason', 'lines_json', 'created_at', 'handled_at'],
    owner: 'id',
    order: [],
  },
} as const;

type TableName = keyof typeof TABLES;
/** Tables moved by their own ids. */
type Owners = 'matches' | (typeof ALONE)[number];
/** Tables that belong to no match. */
const ALONE = [
  'people',
  'keys',
  'bans',
  'sessions',
  'accounts',
  'passkeys',
  'emails',
  'letters',
  'provider_identities',
  'recovery_codes',
  'challenges',
  'attempts',
  'service_time',
  'departures',
  'calendars',
  'synced',
  'blocks',
  'reports',
  'operators',
  'operator_acts',
  'mutes',
  'pauses',
  'announcements',
  'invitations',
  'members',
  'invitations_required',
  // Channels last: while there are none, the triggers of moved rows add no events.
  'notification_settings',
  'outbox',
  'deliveries',
  'channels',
] as const satisfies readonly TableName[];
/** Tables whose rows belong to a match, referenced tables first. */
const OF_MATCH = [
  'matches',
  'seats',
  'actions',
  'commands',
  'chats',
  'chat_lines',
  'waits',
] as const satisfies readonly TableName[];

/** Number of matches or people read together. */
const TOGETHER = 100;
const ROWS_PER_INSERT = 500;

type Row = Readonly<Record<string, unknown>>;

/** Reads rows from either database. */
interface TableReader {
  /** Returns up to `TOGETHER` ids after the given one, in byte order. */
  ids(table: Owners, after: string): Promise<string[]>;
  /** Returns the rows of these owners, sorted by owner and row order. */
  rows(table: TableName, owners: readonly string[]): Promise<Row[]>;
}

/** The result of a move. The hash covers every column of every row and is the same in both databases. */
export interface MoveResult {
  readonly matches: number;
  readonly people: number;
  readonly hash: string;
}

/** The target database is not empty. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/**
 * Copies a SQLite file to an empty PostgreSQL database and verifies that both are equal. No server may use the file.
 * Everything is one transaction: if the move fails, the database stays empty. Throws `NotEmpty`, or an error if the
 * copies differ.
 */
export async function moveStore(file: string, address: string): Promise<MoveResult> {
  (await openDatabase(file)).close();
  const connection = connect(file);
  const db = await openPostgres(address);
  try {
    const from = sqliteReader(connection);
    return await db.transaction().execute((tx) => moveRows(from, tx));
  } finally {
    connection.close();
    await db.destroy();
  }
}

async function moveRows(from: TableReader, tx: Transaction<PostgresTables>): Promise<MoveResult> {
  const to = postgresReader(tx);
  for (const table of ['matches', ...ALONE] as const) {
    if ((await to.ids(table, '')).length > 0) throw new NotEmpty('the database is not empty');
  }
  const matches = await copy(from, tx, 'matches', OF_MATCH);
  const moved = new Map<TableName, number>();
  for (const table of ALONE) moved.set(table, await copy(from, tx, table, [table]));
  const people = moved.get('people') ?? 0;
  const before = await hashOfStore(from);
  const after = await hashOfStore(to);
  if (before !== after) throw new Error(`the copy differs from the original: hash ${after} instead of ${before}`);
  return { matches, people, hash: after };
}

/** Returns the hash of a PostgreSQL store. */
export async function hashOfPostgres(address: string): Promise<string> {
  const db = await openPostgres(address);
  return await hashOfStore(postgresReader(db)).finally(() => db.destroy());
}

async function copy(
  from: TableReader,
  tx: Transaction<PostgresTables>,
  owners: Owners,
  tables: readonly TableName[],
): Promise<number> {
  let moved = 0;
  for await (const ids of portions(from, owners)) {
    for (const table of tables) {
      const rows = await from.rows(table, ids);
      for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
        await insert(table, rows.slice(i, i + ROWS_PER_INSERT)).execute(tx);
      }
    }
    if (owners === 'matches') await leaseOwed(tx, ids);
    moved += ids.length;
  }
  return moved;
}

/** Marks the matches in which chance or a bot is to act, so that the first server plays them. */
async function leaseOwed(tx: Transaction<PostgresTables>, matches: readonly string[]): Promise<void> {
  await sql`update matches set owed_until = 0
    where id = ${anyOf(matches)} and status = 'running' and ${isOwed(sql.ref('actor'))}`.execute(tx);
}

function insert(table: TableName, rows: readonly Row[]) {
  const columns: string[] = [...TABLES[table].columns];
  // Seats also store the match's number, which orders a person's list.
  if (table === 'seats') columns.push('number');
  const values = rows.map((row) => {
    const number = sql`(select number from matches where id = ${row.match})`;
    return sql`(${sql.join(columns.map((name) => (name in row ? sql`${row[name]}` : number)))})`;
  });
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(values)}`;
}

async function* portions(from: TableReader, owners: Owners): AsyncGenerator<readonly string[]> {
  for (let after = ''; ; ) {
    const ids = await from.ids(owners, after);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}

async function hashOfStore(reader: TableReader): Promise<string> {
  const hash = createHash('sha256');
  for await (const ids of portions(reader, 'matches')) {
    for (const table of OF_MATCH) enter(hash, table, await reader.rows(table, ids));
  }
  for (const table of ALONE) {
    for await (const ids of portions(reader, table)) enter(hash, table, await reader.rows(table, ids));
  }
  return hash.digest('hex');
}

function enter(hash: Hash, table: TableName, rows: readonly Row[]): void {
  for (const row of rows) {
    hash.update(`${table} ${JSON.stringify(TABLES[table].columns.map((name) => row[name]))}\n`);
  }
}

function rowsIn(found: readonly unknown[]): Row[] {
  return found.map((row) => {
    if (!isObject(row)) throw new TypeError('expected a row');
    return row;
  });
}

const idsIn = (found: readonly unknown[]): string[] => rowsIn(found).map(({ id }) => String(id));

function sqliteReader(connection: SqliteConnection): TableReader {
  return {
    ids: async (table, after) =>
      idsIn(connection.prepare(`select id from ${table} where id > ? order by id limit ${TOGETHER}`).all(after)),
    rows: async (table, owners) => {
      const { columns, owner, order } = TABLES[table];
      const by = [owner, ...order].join(', ');
      const these = owners.map(() => '?').join(', ');
      return rowsIn(
        connection
          .prepare(`select ${columns.join(', ')} from ${table} where ${owner} in (${these}) order by ${by}`)
          .all(...owners),
      );
    },
  };
}

function postgresReader(db: Kysely<PostgresTables>): TableReader {
  /** Sorts by bytes, independent of the database's collation. */
  const byBytes = (name: string) => sql`${sql.ref(name)} collate "C"`;
  return {
    ids: async (table, after) => {
      const { rows } = await sql`select id from ${sql.table(table)} where ${byBytes('id')} > ${after}
        order by ${byBytes('id')} limit ${sql.lit(TOGETHER)}`.execute(db);
      return idsIn(rows);
    },
    rows: async (table, owners) => {
      const { columns, owner, order } = TABLES[table];
      const isText = (name: string): boolean => !['seat', 'ply', 'number'].includes(name);
      const by = [owner, ...order].map((name) => (isText(name) ? byBytes(name) : sql.ref(name)));
      const { rows } = await sql`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
        where ${sql.ref(owner)} in (${sql.join(owners)}) order by ${sql.join(by)}`.execute(db);
      return rowsIn(rows);
    },
  };
}
