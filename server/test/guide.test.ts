import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { waitFor } from '@levante/testkit/wait';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

/** Runs the program in `docs/guides/bot.md` in matches against a built-in bot. */

const guide = join(import.meta.dirname, '..', '..', 'docs', 'guides', 'bot.md');
let fixture: Fixture;
let folder: string;
let program: string;
let anna: Visitor;

function botPool(): BotPool {
  return new BotPool({ kits: KITS, threads: 1, worker: new URL(inject('bundles')['bot-worker']) });
}

beforeEach(async () => {
  fixture = await openFixture({ games: GAMES, bots: botPool(), limits: DEFAULT_LIMITS });
  anna = new Visitor(() => fixture.server.url);
  folder = await mkdtemp(join(tmpdir(), 'levante-guide-'));
  program = /```js\n([\s\S]*?)```/.exec(await readFile(guide, 'utf8'))?.[1] ?? '';
  await writeFile(join(folder, 'bot.mjs'), program);
});
afterEach(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

function run(match: string, { token, base }: { readonly token?: string; readonly base?: string } = {}): ChildProcess {
  const env = { ...process.env, ...(token === undefined ? {} : { LEVANTE_TOKEN: token }) };
  const words = [join(folder, 'bot.mjs'), base ?? fixture.server.url, match];
  return spawn(process.execPath, words, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Opens a match with a deckhand and an open seat. */
async function openFor(game: string): Promise<string> {
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'deckhand' }];
  const { id, status } = await anna.open({ game, options: { players: 2 }, seats });
  expect(status).toBe('waiting');
  return id;
}

it('the bot of the guide has at most forty-five lines', () => {
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
  expect(program).not.toMatch(/import|require/);
});

it.each([...GAMES.keys()])('the bot of the guide joins a match of %s and plays it to the end', async (game) => {
  const id = await openFor(game);
  const [status] = await once(run(id), 'exit');
  expect(status).toBe(0);
  const match = await anna.match(id);
  expect(match).toMatchObject({ status: 'over', actor: null });
  expect(match.seats.find(({ kind }) => kind === 'person')).toMatchObject({ name: 'My bot', taken: true });
  const { json } = await anna.get(`/api/matches/${id}/record`);
  expect(json).toMatchObject({ result: match.result });
  expect(fixture.log()).not.toMatch(/"status":[45]|bot-replaced/);
});

it('the bot of the guide continues with its token after it was killed during the match', async () => {
  const id = await openFor('el-capitan');
  const { json } = await anna.post('/api/tokens', {});
  const token = String(Object(json).token);
  const first = run(id, { token });
  const follower = anna.follow(id);
  await follower.untilPly(30);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect((await anna.match(id)).status).toBe('running');
  const [status] = await once(run(id, { token }), 'exit');
  expect(status).toBe(0);
  await follower.close();
  expect(await anna.match(id)).toMatchObject({ status: 'over', actor: null });
});

it('the bot of the guide continues after a restart of the server during the match', async () => {
  const id = await openFor('el-capitan');
  const bot = run(id);
  const ended = once(bot, 'exit');
  await waitFor(async () => expect((await anna.match(id)).ply).toBeGreaterThan(30));
  await fixture.restart({ port: Number(new URL(fixture.server.url).port), bots: botPool() });
  expect((await anna.match(id)).status).toBe('running');
  expect(await ended).toEqual([0, null]);
  expect(await anna.match(id)).toMatchObject({ status: 'over', actor: null });
});

/** Starts a proxy that answers the first request of each route with 429 and forwards all others. */
async function busyServer(): Promise<{ readonly url: string; readonly refused: ReadonlySet<string>; close(): void }> {
  const refused = new Set<string>();
  const server = createServer((request, reply) => {
    const route = `${request.method} ${request.url?.split('/').at(-1)}`;
    if (!refused.has(route)) {
      refused.add(route);
      reply.writeHead(429, { 'retry-after': '1', 'content-type': 'application/json' });
      reply.end(JSON.stringify({ code: 'too-many-requests', message: 'Too many requests; try again later.' }));
      return;
    }
    const { method, headers } = request;
    const onward = httpRequest(`${fixture.server.url}${request.url}`, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, refused, close: () => server.close() };
}

it('the bot of the guide waits and retries after a reply with status 429', async () => {
  const busy = await busyServer();
  const id = await openFor('golden-horn');
  const [status] = await once(run(id, { base: busy.url }), 'exit');
  busy.close();
  expect(status).toBe(0);
  expect([...busy.refused].sort()).toEqual(['GET stream', 'POST actions', 'POST seats', 'POST tokens']);
  expect(await anna.match(id)).toMatchObject({ status: 'over' });
});
