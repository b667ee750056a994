import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect as connectTo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { DEFAULT_LIMITS, type ServerOptions } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let sockets: Socket[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await fixture.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Short timeouts, to keep the test fast. Of the longer ones only one can be the cause in each case. */
const SHORT = { headersMs: 100, requestMs: 200, checkMs: 50 };

const start = async (options: Partial<ServerOptions>): Promise<void> => {
  fixture = await openFixture({ metrics: { host: '127.0.0.1', port: 0 }, ...options });
};

/** A client that sends bytes, reads nothing and keeps its side open after the server has closed the other. */
async function client(...parts: readonly string[]): Promise<Socket> {
  const socket = connectTo({ port: fixture.server.port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  for (const part of parts) socket.write(part);
  return socket;
}

const several = (count: number, ...parts: readonly string[]): Promise<Socket[]> =>
  Promise.all(Array.from({ length: count }, () => client(...parts)));

/** Reads until the server has closed its side. */
async function ended(socket: Socket): Promise<void> {
  socket.resume();
  if (!socket.readableEnded && !socket.closed) await Promise.race([once(socket, 'end'), once(socket, 'close')]);
}

/** Returns the number of open connections. */
async function held(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${fixture.server.metricsPort}/metrics`)).text();
  return Number(/^levante_connections (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** Creates a page with a file larger than any socket buffer. */
async function pageWithBigFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'levante-web-'));
  folders.push(folder);
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'big.bin'), '');
  await truncate(join(folder, 'big.bin'), 64 * 1024 * 1024);
  return folder;
}

const GET_FILE = 'GET /big.bin HTTP/1.1\r\nhost: x\r\n\r\n';
const GET_HEALTH = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n';
const HALF_HEAD = 'GET /health HTTP/1.1\r\nhost: x\r\nx-more: ';
const HALF_BODY =
  'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"name":';

/** Counts this process's open handles of a file. */
const timesOpen = (file: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd)) === file;
    } catch {
      return false;
    }
  }).length;

describe('a connection is closed', () => {
  it('if its request stays incomplete or never begins', async () => {
    await start({ times: SHORT });
    await several(5);
    await several(5, HALF_HEAD);
    await several(5, HALF_BODY);
    await several(5, 'no http at all\r\n\r\n');
    await Promise.all(sockets.map(ended));
    await expect.poll(held).toBe(0);
  });

  it('if its request arrives byte by byte', async () => {
    await start({ times: SHORT });
    const [socket] = await several(1, HALF_HEAD);
    const dripping = setInterval(() => socket?.write('x'), 10);
    await Promise.all(sockets.map(ended));
    await expect.poll(held).toBe(0);
    clearInterval(dripping);
  });

  it('if its client reads nothing, and its file is closed, too', async () => {
    const webDir = await pageWithBigFile();
    await start({ webDir, times: { idleMs: 1000, checkMs: 50 } });
    await several(10, GET_FILE);
    await expect.poll(() => timesOpen(join(webDir, 'big.bin'))).toBeGreaterThan(0);
    await expect.poll(held).toBe(0);
    await expect.poll(() => timesOpen(join(webDir, 'big.bin'))).toBe(0);
  });

  it('if its client reads too slowly', async () => {
    const webDir = await pageWithBigFile();
    await start({ webDir, times: { replyMs: 1000, checkMs: 50 } });
    const [socket] = await several(1, GET_FILE);
    const dripping = setInterval(() => socket?.read(1024), 10);
    await expect.poll(() => timesOpen(join(webDir, 'big.bin'))).toBeGreaterThan(0);
    await expect.poll(held).toBe(0);
    clearInterval(dripping);
    expect(timesOpen(join(webDir, 'big.bin'))).toBe(0);
  });
});

describe('an export', () => {
  /** Adds lines of a chat that make an export larger than all socket buffers. Returns the request of it. */
  async function manyLines(): Promise<string> {
    const anna = new Visitor(() => fixture.server.url);
    const { id } = await openOwnMatch(anna);
    await anna.post(`/api/matches/${id}/chat`, { text: 'First' });
    const connection = connect(filesOf(fixture.dataDir).database);
    connection
      .prepare(
        `with recursive n (i) as (select 2 union all select i + 1 from n where i < 60000)
        insert into chat_lines (match, number, at, person, text)
        select match, i, at, person, hex(zeroblob(100)) from n, chat_lines where number = 1`,
      )
      .run();
    connection.close();
    return `GET /api/me/export HTTP/1.1\r\nhost: x\r\ncookie: ${anna.cookie}\r\nconnection: close\r\n\r\n`;
  }

  it('is sent completely while its client reads, even beyond the time limit of other replies', async () => {
    await start({ times: { replyMs: 1500, checkMs: 50 } });
    const [socket] = await several(1, await manyLines());
    if (!socket) throw new Error('no connection');
    let text = '';
    const reading = setInterval(() => {
      text += socket.read() ?? '';
    }, 50);
    const began = performance.now();
    await expect.poll(() => performance.now() - began, { timeout: 10_000 }).toBeGreaterThan(3000);
    clearInterval(reading);
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/\}\n\r\n0\r\n\r\n$/);
  });

  it('is aborted if its client stops reading', async () => {
    await start({ times: { replyMs: 1000, checkMs: 50 } });
    const request = await manyLines();
    const before = await held();
    await several(1, request);
    await expect.poll(held).toBe(before + 1);
    await expect.poll(held, { timeout: 10_000 }).toBe(before);
  });
});

describe('an event stream', () => {
  it('is not ended by any time limit while its client reads', async () => {
    await start({ keepAliveMs: 20, times: { ...SHORT, idleMs: 300, replyMs: 300 } });
    const anna = new Visitor(() => fixture.server.url);
    const { id, ply } = await openOwnMatch(anna);
    const follower = anna.follow(id);
    await expect.poll(() => anna.received.join('').split(': keep-alive').length).toBeGreaterThan(50);
    expect((await anna.act(id, ply, ['0 end'])).status).toBe(200);
    await follower.untilPly(ply + 1);
    await follower.close();
  });
});

describe('pipelined requests', () => {
  it('are answered in order', async () => {
    await start({});
    const socket = await client(GET_HEALTH.repeat(5), GET_HEALTH.replace('host', 'connection: close\r\nhost'));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(6);
  });

  it('are handled one at a time, so that a file is open once however often it is requested', async () => {
    const webDir = await pageWithBigFile();
    await start({ webDir });
    await several(4, GET_FILE.repeat(9));
    await expect.poll(() => timesOpen(join(webDir, 'big.bin'))).toBe(4);
    // Once a later request of another visitor is answered, all of these have been read.
    expect((await new Visitor(() => fixture.server.url).get('/health')).status).toBe(200);
    expect(timesOpen(join(webDir, 'big.bin'))).toBe(4);
  });

  it('end the connection if more than ten are waiting', async () => {
    const webDir = await pageWithBigFile();
    await start({ webDir });
    const [socket] = await several(1, GET_FILE.repeat(12));
    if (socket) await ended(socket);
    await expect.poll(held).toBe(0);
    await expect.poll(() => timesOpen(join(webDir, 'big.bin'))).toBe(0);
  });
});

describe('connections from one address', () => {
  const limits = { ...DEFAULT_LIMITS, address: { ...DEFAULT_LIMITS.address, connections: 3 } };

  it('are limited in number', async () => {
    await start({ limits });
    let refused = 0;
    for (const socket of await several(8)) void ended(socket).then(() => (refused += 1));
    await expect.poll(() => refused).toBe(5);
    expect(await held()).toBe(3);
    for (const socket of sockets) socket.destroy();
    await expect.poll(held).toBe(0);
    await several(2);
    await expect.poll(held).toBe(2);
  });

  it('are not limited for a proxy', async () => {
    await start({ limits, trustProxy: true });
    await several(8);
    await expect.poll(held).toBe(8);
  });
});
