import type { PoolClient } from 'pg';

/** Settings of every connection. Commits are durable when they are acknowledged, whatever the database's own default. */
export const SETTINGS = "set synchronous_commit = on; set default_transaction_isolation = 'read committed'";

const STATE = `select pg_backend_pid() as process, current_setting('synchronous_commit') as durable`;

/** A connection as needed for the check. */
type Connection = Pick<PoolClient, 'query' | 'release'>;

/** Reads the state of a connection, or begins or ends a transaction. Not prepared: a pooler could have forgotten it. */
type Ask = (connection: Connection, text: string) => Promise<{ readonly rows: readonly State[] }>;

/** State of a connection. */
interface State {
  readonly process?: unknown;
  readonly durable?: unknown;
}

/**
 * The database is behind a pooler that does not keep a session per client, so settings and prepared statements get
 * lost.
 */
export class FleetingConnections extends Error {
  override readonly name = 'FleetingConnections';

  constructor() {
    super('connections to the database do not keep their settings: set its pooler to session mode');
  }
}

/**
 * Checks that every connection is one session of the database and keeps its settings. Throws `FleetingConnections`
 * otherwise: behind a pooler in transaction mode, acknowledged commits could be lost in a crash, and requests would
 * fail at random. A statement without a reply within `silenceMs` fails.
 */
export async function checkLasting(connect: () => Promise<Connection>, silenceMs: number): Promise<void> {
  await using(connect, (first) => using(connect, (second) => check(first, second, askWithin(silenceMs))));
}

/** Uses a connection. It is closed where that fails, since a reply may still arrive or a transaction be open. */
async function using(
  connect: () => Promise<Connection>,
  use: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await connect();
  let isUsable = false;
  try {
    await use(connection);
    isUsable = true;
  } finally {
    connection.release(!isUsable);
  }
}

const askWithin =
  (silenceMs: number): Ask =>
  (connection, text) => {
    // A property of statements that the driver's types lack.
    const statement = { text, query_timeout: silenceMs };
    return connection.query<State>(statement);
  };

async function check(first: Connection, second: Connection, ask: Ask): Promise<void> {
  const processes = new Map<Connection, unknown>();
  const look = async (connection: Connection): Promise<void> => {
    const { process, durable } = (await ask(connection, STATE)).rows[0] ?? {};
    const isSame = !processes.has(connection) || processes.get(connection) === process;
    processes.set(connection, process);
    const isOwn = new Set(processes.values()).size === processes.size;
    if (!isSame || !isOwn || durable !== 'on') throw new FleetingConnections();
  };
  for (const connection of [first, second, first]) await look(connection);
  // A transaction keeps its connection in any mode, so that the other one gets another.
  await ask(second, 'begin');
  await look(second);
  await look(first);
  await ask(second, 'rollback');
}
