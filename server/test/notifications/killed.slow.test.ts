import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@levante/contract';
import type { Delivery } from '@levante/people/notifications';
import { Mailbox } from '@levante/testkit/mailbox';
import { Nats } from '@levante/testkit/nats';
import { noNats, noPostgres } from '@levante/testkit/services';
import { MyNotifications, NOTIFICATION_KINDS } from '@levante/wire';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../../src/database/database.ts';
import { type OpenStore, openSharedStore, openStore } from '../../src/index.ts';
import type { SharedChild } from '../cluster/child.ts';
import { Victim } from '../kill/victim.ts';
import { LOW_AFTER_MS, NotifiedMatches } from '../lib/notified-matches.ts';
import { insist, keyAt, NAMES, NotifiedPeople, type PersonName, type ReceivedMessage } from '../lib/notified-people.ts';
import { startPostgres } from '../lib/postgres.ts';

const missing = noPostgres ?? noNats;
/** Each begins one of eight things and ends with a turn in every match that is played on. */
const ROUNDS = 10;
/** Time in which the lease of a server that was killed and the pauses of attempts are over. */
const SETTLED_MS = 300_000;
/** Lets clocks of matches run down, so that low time is due. */
const LATER = [
  `update service_time set service_ms = service_ms + ${LOW_AFTER_MS}`,
  `update outbox set due_at = 1 where kind in ('low', 'invited')`,
];

/** Servers under test with their data. */
interface Place {
  readonly servers: readonly Victim[];
  /** Applies statements to the data while no server runs. */
  change(statements: readonly string[]): Promise<void>;
  open(): Promise<OpenStore>;
}

/** A delivery with the name of its person. */
interface NamedDelivery extends Delivery {
  readonly name: PersonName;
}

const textOf = ({ kind, match, ply, name, channelKind }: NamedDelivery): string =>
  `${kind} ${match} ${ply} ${name} ${channelKind}`;

/** Returns faults of what receivers kept: not to be sent, again without a reason, or again under another key. */
function faultsIn({ received, items }: NotifiedPeople, deliveries: readonly NamedDelivery[], kills: readonly number[]) {
  const known = new Set(deliveries.map((one) => `${one.channelKind} ${one.name} ${keyIn(one)}`));
  const pushed = new Set(deliveries.filter(isPushed).map(({ match }) => match));
  const last = new Map<string, ReceivedMessage>();
  const again = received.flatMap((one) => {
    const name = `${one.channel} ${one.person} ${one.key}`;
    const before = last.get(name);
    last.set(name, one);
    // The log is silent about what only closes a notification.
    const isKnown = one.closes === null ? known.has(name) : pushed.has(one.closes);
    if (!isKnown) return [`${name} was not to be sent`];
    const isKilled = kills.some((at) => before && at >= before.at - 1 && at <= one.at);
    return before?.answered && !isKilled ? [`${name} twice`] : [];
  });
  const keys = new Map<string, string>();
  const renamed = items.flatMap(({ event, kind, person, key }) => {
    const name = `${event} ${kind} ${person}`;
    const before = keys.get(name) ?? key;
    keys.set(name, key);
    return before === key ? [] : [`${name} under two keys`];
  });
  const lost = deliveries.filter(({ state, why, ...one }) => {
    if (state === 'sent') return !last.has(`${one.channelKind} ${one.name} ${keyIn(one)}`);
    return state !== 'dropped' || why !== 'over';
  });
  return [...again, ...renamed, ...lost.map((one) => `${textOf(one)}: ${one.state}, but not received`)];
}

const isPushed = ({ channelKind, message }: Delivery): boolean => channelKind === 'push' && message !== null;

const keyIn = ({ channelKind, message }: Pick<Delivery, 'channelKind' | 'message'>): string =>
  keyAt(channelKind, message ?? '');

/** Returns all deliveries of both. */
async function deliveriesIn({ store, notifications }: OpenStore, match: string): Promise<readonly NamedDelivery[]> {
  const seats = (await store.read(match))?.seats ?? [];
  const logs = seats.map(async ({ person, name }) => {
    const log = await notifications.deliveries.logOf(person ?? '', 10_000);
    return log.map((one): NamedDelivery => ({ ...one, name: name === 'Anna' ? 'Anna' : 'Bo' }));
  });
  return (await Promise.all(logs)).flat();
}

// At the same time: most of it is waiting.
describe.concurrent('notifications of servers that are killed', () => {
  const ends: (() => Promise<unknown> | undefined)[] = [];
  afterAll(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function started(shared: SharedChild['shared'], smtp: string): Promise<Victim> {
    const server = new Victim('shared-server', JSON.stringify({ shared, bots: 'random', smtp }));
    ends.push(() => server.kill());
    await server.start();
    return server;
  }

  /** Plays while servers are killed, and compares what arrived with what happened. */
  async function check({ servers, change, open }: Place, mailbox: Mailbox): Promise<void> {
    const random = new Random(7);
    const kills: number[] = [];
    let next = 0;
    const url = () => {
      next += 1;
      return servers[next % servers.length]?.url ?? '';
    };
    /** Kills a server, at some moment of the next second, and starts it again. */
    const kill = async (): Promise<void> => {
      const server = servers[random.below(servers.length)];
      await pause(random.below(1000));
      kills.push(Date.now());
      await server?.kill();
      kills.push(Date.now());
      await server?.start();
    };
    const people = await NotifiedPeople.open(url, mailbox);
    ends.push(() => people.close());
    await people.begin();
    const matches = new NotifiedMatches(people);
    await matches.begin();
    for (let round = 0; round < ROUNDS; round++) {
      const step = round < 8 ? [matches.step()] : [];
      await Promise.all([kill(), ...step, ...matches.played.map((id) => matches.play(id))]);
    }
    // Servers read the time of clocks again when they start.
    for (const server of servers) await server.kill('SIGTERM');
    await change(LATER);
    for (const server of servers) await server.start();
    await kill();
    const logOf = async (name: PersonName) => {
      const reply = await insist(() => people.visitors[name].get('/api/me/notifications'));
      return z.parse(MyNotifications, reply.json).log;
    };
    const settled = async () => {
      for (const name of NAMES) {
        const log = await logOf(name);
        for (const kind of ['low', 'invited']) expect(log.some((one) => one.kind === kind)).toBe(true);
        expect(log.filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([]);
      }
    };
    await vi.waitFor(settled, { timeout: SETTLED_MS, interval: 1000 });
    for (const server of servers) await server.kill('SIGTERM');
    const opened = await open();
    const deliveries = await deliveriesIn(opened, matches.played[0] ?? '').finally(() => opened.close());
    expect(faultsIn(people, deliveries, kills)).toEqual([]);
    const sent = deliveries.filter(({ state }) => state === 'sent');
    const kinds = new Set(sent.map(({ kind, channelKind }) => `${kind} ${channelKind}`));
    const all = NOTIFICATION_KINDS.flatMap((kind) => ['webhook', 'email', 'push'].map((one) => `${kind} ${one}`));
    expect(all.filter((one) => !kinds.has(one))).toEqual([]);
    // Of turns alone there are deliveries, and those that are so still were sent.
    const turns = deliveries.filter(({ kind, match }) => kind === 'turn' && matches.played.includes(match));
    const named = new Set(turns.map(({ match, ply, name }) => `${match} ${ply} ${name}`));
    expect([...named].filter((one) => !matches.turns.has(one))).toEqual([]);
    const latest = matches.played.map((id) => `${id} ${matches.latest(id)}`);
    expect(latest.filter((one) => ![...named].some((name) => name.startsWith(`${one} `)))).toEqual([]);
    const unsent = turns.filter(({ match, ply, state }) => matches.latest(match) === ply && state !== 'sent');
    expect(unsent.map(textOf)).toEqual([]);
  }

  it('arrive once from one server on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'levante-notified-'));
    ends.push(async () => rmSync(folder, { recursive: true, force: true }));
    const mailbox = await Mailbox.open();
    ends.push(() => mailbox.close());
    const server = await started(folder, mailbox.url);
    const change = async (statements: readonly string[]) => {
      const connection = connect(join(folder, 'levante.db'));
      for (const statement of statements) connection.exec(statement);
      connection.close();
    };
    await check({ servers: [server], change, open: () => openStore(folder) }, mailbox);
  }, 600_000);

  it.skipIf(missing !== null)(
    'arrive once from two servers on PostgreSQL',
    async () => {
      const [postgres, nats] = await Promise.all([startPostgres(), Nats.start()]);
      ends.push(
        () => postgres.stop(),
        () => nats.kill(),
      );
      const mailbox = await Mailbox.open();
      ends.push(() => mailbox.close());
      const database = await postgres.database();
      const shared = { database, secret: '1'.repeat(64), nats: nats.address };
      const servers = [await started(shared, mailbox.url), await started(shared, mailbox.url)];
      const change = async (statements: readonly string[]) => {
        const client = new pg.Client(database);
        await client.connect();
        for (const statement of statements) await client.query(statement);
        await client.end();
      };
      await check({ servers, change, open: () => openSharedStore(database) }, mailbox);
    },
    600_000,
  );
});
