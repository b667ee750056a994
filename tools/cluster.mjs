// npm run cluster: runs the large form on this machine, without containers: PostgreSQL, NATS, three servers, two workers, a
// proxy.
//   --port N, --servers N, --workers N    default 8080, or the first free port after it; 3; 2
//   --data FOLDER                         keeps the database there; without it, the database is deleted at the end
// Ctrl-C stops everything in order; SIGHUP restarts the servers one after the other, without downtime.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { startCluster } from './lib/cluster.mjs';
import { install } from './lib/install.mjs';
import { choosePort } from './lib/port.mjs';
import { fail, say } from './lib/say.mjs';
import { ensureServices } from './lib/services.mjs';

function readOptions() {
  try {
    const text = { type: 'string' };
    return parseArgs({ options: { port: text, servers: text, workers: text, data: text } }).values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run cluster -- [--port N] [--servers N] [--workers N] [--data FOLDER]`);
  }
}

function count(text, otherwise) {
  if (text === undefined) return otherwise;
  return /^\d{1,5}$/.test(text) ? Number(text) : fail(`${text} is not a number`);
}

const { data, ...options } = readOptions();
await install();
await ensureServices();
try {
  await build();
} catch (error) {
  fail(error.message);
}
const folder = data === undefined ? mkdtempSync(join(tmpdir(), 'levante-cluster-')) : resolve(data);
const clear = () => data === undefined && rmSync(folder, { recursive: true, force: true });
try {
  const port = await choosePort(options.port === undefined ? undefined : count(options.port, 0));
  const servers = count(options.servers, 3);
  const workers = count(options.workers, 2);
  const cluster = await startCluster({ folder, port, servers, workers });
  say(`Levante is at ${cluster.url}: ${servers} servers, ${workers} workers (Ctrl-C stops it).`);
  say(`Its database is at ${cluster.database}, its bus at ${cluster.nats}.`);
  let rolling = Promise.resolve();
  process.on('SIGHUP', () => {
    rolling = rolling.then(() => cluster.roll()).then(() => say('All servers have been restarted.'));
  });
  await new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  });
  say('Stopping.');
  await rolling;
  await cluster.stop();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
} finally {
  clear();
}
