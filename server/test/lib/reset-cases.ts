import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Random } from '@levante/contract';
import { expect } from 'vitest';
import { DEFAULT_LIMITS, type RunningServer } from '../../src/index.ts';
import { openOwnMatch } from './play.ts';
import { Visitor } from './visitor.ts';

/** Number of streams that the server of these cases allows. */
const STREAMS = 5;
/** Number of requests that are open at the same time. */
const AT_ONCE = 100;
/** Longest time until a reset, in milliseconds. */
const MAX_WAIT_MS = 20;
/** Connections that the visitor may keep open. */
const MAX_KEPT = 10;

const { identity, address } = DEFAULT_LIMITS;
const MANY = 1_000_000;

/** Limits that only streams reach. In all, since a connection that is closed has no address any more. */
export const FEW_STREAMS = {
  ...DEFAULT_LIMITS,
  identity: { ...identity, requests: MANY },
  address: { ...address, requests: MANY, connections: MANY },
  streams: STREAMS,
  streamsForSeats: 0,
  streamsForTables: 0,
};

/** Sends requests and resets their connection after a random time, often before the first is handled. */
async function sendAndReset(port: number, path: string, random: Random): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`.repeat(1 + random.below(3)));
  if (random.below(2) === 0) await setTimeout(random.below(MAX_WAIT_MS));
  else for (let turns = random.below(6); turns > 0; turns--) await setImmediate();
  socket.resetAndDestroy();
}

/**
 * Sends requests that are reset at random moments. Afterwards no place of a stream and no connection is taken, no request
 * waits, and no follower is here.
 */
export async function resetRequests(server: RunningServer, count: number): Promise<void> {
  const { port, metricsPort } = server;
  const random = new Random(1);
  const visitor = new Visitor(() => server.url);
  const { id: match } = await openOwnMatch(visitor);
  const paths = [`/api/matches/${match}/stream`, '/api/tables/stream', `/api/matches/${match}`, '/api/tables'];
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sent) }, (_, i) => paths[i % paths.length] ?? '');
    await Promise.all(some.map((path) => sendAndReset(port, path, random)));
  }
  // Requests are handled in their order: those before this one have begun.
  await (await fetch(`${server.url}/api/tables`)).text();
  const gauge = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  };
  await expect.poll(() => gauge('levante_streams'), { timeout: 10_000 }).toBe(0);
  // Those of the visitor, who keeps theirs.
  await expect.poll(() => gauge('levante_connections'), { timeout: 10_000 }).toBeLessThan(MAX_KEPT);

  await expect.poll(() => gauge('levante_requests_waiting')).toBe(0);
  const followers = async (): Promise<unknown> => Object((await visitor.get('/api/tables')).json).here;
  // A server that cannot hear the others does not count who is here.
  if ((await followers()) !== undefined) {
    await expect.poll(followers).toBe(0);
    const follower = visitor.follow(match);
    await expect.poll(() => follower.presence).toMatchObject({ spectators: 0 });
    await follower.close();
    await expect.poll(() => gauge('levante_streams')).toBe(0);
  }

  // All places are free: as many streams as allowed open, and no more. Of different people, whose first streams may take all.
  const aborts: AbortController[] = [];
  try {
    for (let i = 0; i <= STREAMS; i++) {
      const abort = new AbortController();
      aborts.push(abort);
      const person = new Visitor(() => server.url);
      await person.post('/api/me', { name: 'Anna' });
      const own = { signal: abort.signal, headers: person.headers() };
      const reply = await fetch(`${server.url}/api/tables/stream`, own);
      expect([i, reply.status]).toEqual([i, i < STREAMS ? 200 : 503]);
    }
  } finally {
    for (const abort of aborts) abort.abort();
  }
}
