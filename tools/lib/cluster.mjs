import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot } from './paths.mjs';
import { RoutingProxy } from './proxy.mjs';

const levante = inRoot('cli', 'bin', 'levante.js');

/** A process of the cluster. Its output goes to a file. */
class Part {
  constructor(command, args, log) {
    this.log = log;
    this.child = spawn(command, args, { stdio: ['ignore', 'pipe', openSync(log, 'a', 0o600)] });
    this.ended = once(this.child, 'exit');
  }

  /** Returns the first line of its output; throws if it ends without one. */
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

/**
 * Loads the code that starts PostgreSQL and NATS and that routes matches, shared with the tests and `levante`'s tools. It is
 * TypeScript and available only after installation.
 */
async function loadServices() {
  const { tsImport } = await import('tsx/esm/api');
  return await tsImport('@levante/testkit/services', import.meta.url);
}

/** Starts a service and returns a function that stops it. */
async function startService(service) {
  const { process: own, ready } = service.spawn();
  await ready;
  return { stop: () => own.stop() };
}

/**
 * Starts a cluster on this machine: a database, a message bus, servers, workers, and a proxy before the servers.
 * `folder` stores the database and the secret.
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
    if (!existsSync(secret) && existsSync(join(folder, 'postgres'))) {
      throw new Error(
        `${secret} is missing beside a database: put it back, or write a new one, which signs everybody out.`,
      );
    }
    if (!existsSync(secret)) writeFileSync(secret, randomBytes(32).toString('hex'), { mode: 0o600 });
    const { noNats, noPostgres, NatsServer, PostgresServer, ...routing } = await loadServices();
    const missing = [noPostgres, noNats].filter((why) => why !== null);
    if (missing.length > 0) throw new Error(`${missing.join('; ')}.`);
    // PostgreSQL may run as another user, who needs access to its folder.
    chmodSync(folder, 0o711);
    const postgres = await PostgresServer.make(join(folder, 'postgres'));
    parts.push(await startService(postgres));
    const database = postgres.addressOf();
    const nats = await NatsServer.make();
    parts.push(await startService(nats));
    const shared = ['--database', database, '--nats', nats.address, '--secret-file', secret, '--trust-proxy'];
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
    const proxy = new RoutingProxy(routing);
    const tell = () => {
      proxy.servers = running.map(({ url }, i) => ({ name: `server-${i + 1}`, url }));
    };
    tell();
    const listening = await proxy.listen(port);
    parts.push({ stop: () => proxy.close() });
    /**
     * Restarts one server after the other, each when the one before serves again; the others take the requests meanwhile.
     */
    const roll = async () => {
      for (const [i, old] of [...running].entries()) {
        running[i] = await startServer(null, i);
        tell();
        await old.part.stop();
      }
    };
    return { url: `http://127.0.0.1:${listening}`, database, nats: nats.address, roll, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
