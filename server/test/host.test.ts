import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotPort, LocalBell, MatchHost } from '@levante/host';
import { hostSuite, type OpenHost } from '@levante/testkit/host';
import { afterAll, describe, inject, it } from 'vitest';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../src/backend/machine.ts';
import { openSqlite } from './lib/joined-store.ts';
import { threadedBots } from './lib/threads.ts';

const threads = threadedBots();
afterAll(() => threads.stop());

/** Bot threads shared by all hosts, since starting them takes longer than playing. */
const bots: BotPort = {
  levels: (game) => threads.levels(game),
  think: (question) => threads.think(question),
  stop: async () => {},
};

/** Opens a host with its own database and threaded bots: the server without HTTP. */
const open: OpenHost = async (setup) => {
  const dir = await mkdtemp(join(tmpdir(), 'levante-host-'));
  const store = await openSqlite(join(dir, 'levante.db'), new URL(inject('bundles')['write-worker']));
  const bell = new LocalBell();
  const host = new MatchHost({ ...setup, store, bots, bell, chance: SYSTEM_CHANCE, time: SYSTEM_TIME, turnMs: 20 });
  const close = async (): Promise<void> => {
    await host.stop();
    await store.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { host, store, close };
};

describe('a host on SQLite with bots and writer in threads', () => {
  for (const { name, run } of hostSuite(open)) it(name, run);
});
