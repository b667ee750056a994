import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { anyFreePort } from './port.mjs';
import { SpreadingProxy } from './proxy.mjs';

const levante = inRoot('cli', 'bin', 'levante.js');
const DEBIAN = '/usr/lib/postgresql';
const quiet = { stdio: ['ignore', 'ignore', 'pipe'] };

/** Where a program is: on the path, or where Debian has it. */
function find(program) {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...debian.reverse()];
  const found = folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
  if (!found) throw new Error(`${program} is not installed`);
  return found;
}

/** PostgreSQL does not run as root: then it runs as the user that Debian has for it. */
function runPostgres(name, ...args) {
  if (process.getuid?.() !== 0) execFileSync(find(name), args, quiet);
  else execFileSync('runuser', ['-u', 'postgres', '--', find(name), ...args], quiet);
}

/** A PostgreSQL on loopback whose files lie in `folder`. */
async function startDatabase(folder) {
  const data = join(folder, 'postgres');
  const port = await anyFreePort();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) {
    chmodSync(folder, 0o711);
    execFileSync('chown', ['postgres', data], quiet);
  }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    runPostgres('initdb', '-D', data, '-A', 'trust', '-U', 'levante', '-E', 'UTF8', '--locale=C');
  }
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  runPostgres('pg_ctl', '-D', data, '-w', '-s', '-l', join(data, 'log'), '-o', options, 'start');
  return {
    address: `postgres://levante@127.0.0.1:${port}/postgres`,
    stop: () => runPostgres('pg_ctl', '-D', data, '-m', 'fast', '-w', '-s', 'stop'),
  };
}

/** A process of the cluster, whose end is waited for. What it reports goes to a file. */
class Part {
  constructor(command, args, log) {
    this.log = log;
    this.child = spawn(command, args, { stdio: ['ignore', 'pipe', openSync(log, 'a', 0o600)] });
    this.ended = once(this.child, 'exit');
  }

  /** The first line that it says; throws where it ends without one. */
  async says() {
    const line = once(createInterface({ input: this.child.stdout }), 'line');
    const [said] = await Promise.race([line, this.ended.then(() => [null])]);
    this.child.stdout.resume();
    if (said === null) throw new Error(`A process ended at its start; ${this.log} says why.`);
    return String(said);
  }

  async stop() {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGTERM');
    await this.ended;
  }
}

async function startNats(log) {
  const port = await anyFreePort();
  const part = new Part(find('nats-server'), ['-a', '127.0.0.1', '-p', String(port)], log);
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      pause(1000),
    ]);
    socket.destroy();
    if (isThere) return { address: `nats://127.0.0.1:${port}`, stop: () => part.stop() };
    await pause(50);
  }
  throw new Error('nats-server does not listen');
}

/**
 * The large form on this machine: a database, a bus, servers, workers, and a proxy before the servers. `folder` keeps the
 * database and the secret.
 */
export async function startCluster({ folder, servers, workers, port }) {
  const parts = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const logOf = (part) => join(folder, `${part}.log`);
    const secret = join(folder, 'secret');
    if (!existsSync(secret)) writeFileSync(secret, randomBytes(32).toString('hex'), { mode: 0o600 });
    const database = await startDatabase(folder);
    parts.push(database);
    const nats = await startNats(logOf('nats'));
    parts.push(nats);
    const shared = ['--database', database.address, '--nats', nats.address, '--secret-file', secret, '--trust-proxy'];
    const thinking = Array.from({ length: workers }, (_, i) => {
      return new Part(process.execPath, [levante, 'worker', '--nats', nats.address], logOf(`worker-${i + 1}`));
    });
    parts.push({ stop: () => Promise.all(thinking.map((part) => part.stop())) });
    const running = [];
    parts.push({ stop: () => Promise.all(running.map(({ part }) => part.stop())) });
    const startServer = async (_, i) => {
      const words = [levante, 'serve', '--port', '0', '--language', 'en', ...shared];
      const part = new Part(process.execPath, words, logOf(`server-${i + 1}`));
      const url = /http:\S+/.exec(await part.says())?.[0] ?? '';
      return { part, url };
    };
    for (const part of thinking) await part.says();
    running.push(...(await Promise.all(Array.from({ length: servers }, startServer))));
    const proxy = new SpreadingProxy();
    const tell = () => {
      proxy.servers = running.map(({ url }) => url);
    };
    tell();
    const listening = await proxy.listen(port);
    parts.push({ stop: () => proxy.close() });
    /** Each server in turn is started anew, the next only when it serves again: what was asked of it goes to the others. */
    const roll = async () => {
      for (const [i, old] of [...running].entries()) {
        running[i] = await startServer(null, i);
        tell();
        await old.part.stop();
      }
    };
    return { url: `http://127.0.0.1:${listening}`, database: database.address, nats: nats.address, roll, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
