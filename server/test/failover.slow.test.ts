import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, readRecord } from '@levante/contract';
import { freePort, noPostgres, type OwnProcess, PostgresServer } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { SharedChild } from './cluster/child.ts';
import { Victim } from './kill/victim.ts';
import { Watch } from './kill/watch.ts';
import { Visitor } from './lib/visitor.ts';

const SECRET = 'ab'.repeat(32);
const MATCHES = 6;
const GOAL = 12;
const LIMIT_MS = 600_000;

/** The one address of a database, behind which another server replaces the first. */
class DatabaseAddress {
  readonly port: number;
  /** Whether packets are dropped, as by a machine that is gone. */
  isSilent = false;
  #target: number;
  readonly #listener: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
    this.#listener = createServer((here) => this.#carry(here)).listen(port, '127.0.0.1');
  }

  static async open(target: string): Promise<DatabaseAddress> {
    return new DatabaseAddress(await freePort(), portOf(target));
  }

  /** Leads new connections elsewhere. Earlier ones stay as they are. */
  leadTo(target: string): void {
    this.#target = portOf(target);
    this.isSilent = false;
  }

  close(): void {
    this.#listener.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #carry(here: Socket): void {
    const target = this.#target;
    const there = connect(target, '127.0.0.1');
    const passes = (): boolean => !this.isSilent && this.#target === target;
    here.on('data', (data) => passes() && there.write(data));
    there.on('data', (data) => passes() && here.write(data));
    for (const [one, other] of [[here, there] as const, [there, here] as const]) {
      this.#sockets.add(one);
      one
        .on('error', () => {})
        .on('close', () => {
          this.#sockets.delete(one);
          // A machine that is gone reports no closed connections.
          if (passes() || one === here) other.destroy();
        });
    }
  }
}

const portOf = (address: string): number => Number(new URL(address).port);

async function ask(address: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(address);
  await client.connect();
  return await client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  );
}

/** A database and its standby, which has every commit before it is acknowledged. */
async function pair(folder: string) {
  const primary = await PostgresServer.make(join(folder, 'primary'), 'off');
  const first = primary.spawn();
  await first.ready;
  const standby = await PostgresServer.standbyOf(primary, join(folder, 'standby'));
  const second = standby.spawn();
  await second.ready;
  await ask(primary.addressOf(), "alter system set synchronous_standby_names = '*'");
  await ask(primary.addressOf(), 'select pg_reload_conf()');
  await waitFor(async () => {
    const [row] = await ask(primary.addressOf(), 'select sync_state from pg_stat_replication');
    expect(row?.sync_state).toBe('sync');
  });
  await ask(primary.addressOf(), 'create database levante');
  return { primary, standby, processes: [first.process, second.process] as const };
}

interface Acknowledged {
  readonly match: string;
  readonly visitor: Visitor;
  readonly key: string;
  readonly ply: number;
  readonly actions: readonly string[];
  readonly reply: unknown;
}

const isUnderway = (watch: Watch): boolean => !watch.turn.over && watch.faults.length === 0;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats a command under the same key until it is answered. */
async function insist(visitor: Visitor, match: string, ply: number, actions: readonly string[]): Promise<Acknowledged> {
  const key = randomUUID();
  for (;;) {
    const reply = await visitor.act(match, ply, actions, key).catch(() => null);
    if (reply?.status === 200) return { match, visitor, key, ply, actions, reply: reply.json };
    if (reply !== null && reply.status < 500) throw new Error(`${actions.join(', ')} at ${ply}: ${reply.text}`);
    await pause(50);
  }
}

async function play(visitor: Visitor, match: string, watch: Watch, done: Acknowledged[]): Promise<void> {
  let last = -1;
  while (isUnderway(watch)) {
    const { ply, legal } = watch.turn;
    if (!legal || ply <= last) {
      await pause(2);
      continue;
    }
    done.push(await insist(visitor, match, ply, [legal.find((line) => line.endsWith('step')) ?? legal.at(-1) ?? '']));
    last = ply;
  }
}

async function recordOf(visitor: Visitor, match: string): Promise<MatchRecord> {
  const record = readRecord((await visitor.get(`/api/matches/${match}/record`)).json);
  if (!record.ok) throw new Error('no record');
  return record.value;
}

/** Returns actions without the deal, of which each seat sees its own part. */
const withoutSecrets = (actions: readonly string[]) => actions.filter((line) => !line.startsWith('* deal'));

/** Ways in which the first database is lost. */
const LOSSES: Readonly<Record<string, (process: OwnProcess, address: DatabaseAddress) => Promise<void>>> = {
  'is killed': (process) => process.kill(),
  'is cut off and still runs': async (_, address) => {
    address.isSilent = true;
  },
};

describe.skipIf(noPostgres !== null)(`a database that fails over${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  it.each(Object.entries(LOSSES))(
    'in the middle of commits, since it %s, loses nothing acknowledged, repeats no command and ends no server',
    async (_, lose) => {
      const folder = mkdtempSync(join(tmpdir(), 'levante-failover-'));
      chmodSync(folder, 0o755);
      const { primary, standby, processes } = await pair(folder);
      const address = await DatabaseAddress.open(primary.addressOf());
      const database = `postgres://levante@127.0.0.1:${address.port}/levante`;
      const options: SharedChild = { shared: { database, secret: SECRET }, bots: 'random' };
      const servers = [0, 1].map(() => new Victim('shared-server', JSON.stringify(options)));
      try {
        for (const server of servers) await server.start();
        const [anna, bo] = servers.map((server) => new Visitor(() => server.url));
        if (!anna || !bo) throw new Error('two servers');
        await Promise.all([anna.get('/api/me'), bo.get('/api/me')]);
        const done: Acknowledged[] = [];
        const watches: Watch[] = [];
        const running: Promise<unknown>[] = [];
        for (let i = 0; i < MATCHES; i++) {
          const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
          const { id } = await anna.open({
            game: 'purse-race',
            options: { players: 2, goal: GOAL },
            seats,
            shuffle: false,
          });
          expect((await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' })).status).toBe(200);
          for (const [visitor, seat] of [[anna, 0] as const, [bo, 1] as const]) {
            const watch = new Watch(visitor, id, seat);
            watches.push(watch);
            const playing = play(visitor, id, watch, done).catch((error) => watch.faults.push(String(error)));
            running.push(watch.run(), playing);
          }
        }
        await waitFor(() => expect(done.length).toBeGreaterThan(2 * MATCHES));
        await lose(processes[0], address);
        const before = done.length;
        await ask(standby.addressOf(), 'select pg_promote()');
        address.leadTo(standby.addressOf());
        await Promise.all(running);
        expect(watches.flatMap((watch) => watch.faults)).toEqual([]);
        // Guards against a loss that came after the last turn.
        expect(done.length).toBeGreaterThan(before + MATCHES);
        const records = new Map<string, MatchRecord>();
        for (const id of new Set(done.map(({ match }) => match))) records.set(id, await recordOf(anna, id));
        const played = [...records.values()].map((record) => withoutSecrets(record.actions));
        for (const watch of watches) expect(played).toContainEqual(withoutSecrets(watch.actions));
        for (const { match, ply, actions } of done)
          expect(records.get(match)?.actions.slice(ply, ply + actions.length)).toEqual(actions);
        // The same command again is answered as before, also those of before the loss, and changes nothing.
        for (const { visitor, match, ply, actions, key, reply } of done)
          expect((await visitor.act(match, ply, actions, key)).json).toEqual(reply);
        for (const [id, record] of records) expect(await recordOf(bo, id)).toEqual(record);
        for (const server of servers)
          await waitFor(async () => expect((await fetch(`${server.url}/health/ready`)).status).toBe(200));
      } finally {
        await Promise.all(servers.map((server) => server.kill()));
        address.close();
        await Promise.all(processes.map((process) => process.kill()));
        rmSync(folder, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );
});
