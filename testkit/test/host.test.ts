import { kitOf } from '@levante/bots';
import { LocalBell, MatchHost } from '@levante/host';
import { describe, it } from 'vitest';
import {
  clockSuite,
  hostSuite,
  inProcessBots,
  MemoryStore,
  type OpenHost,
  RememberingStore,
  storeSuite,
  suiteKits,
  TEST_TIME,
  testChance,
} from '../src/host/index.ts';

/** Opens a host in memory, whose bots run in this thread. */
const open: OpenHost = async (setup) => {
  const store = new MemoryStore();
  const bots = inProcessBots(suiteKits(kitOf), ['stuck']);
  const bell = new LocalBell();
  const host = new MatchHost({ ...setup, store, bots, bell, chance: testChance(), time: TEST_TIME, turnMs: 20 });
  return { host, store, close: () => host.stop() };
};

describe('a host in memory', () => {
  for (const { name, run } of hostSuite(open)) it(name, run);
});

/** Opens a host on a store that others could write to, too. */
const openShared: OpenHost = async (setup) => {
  const store = new RememberingStore(new MemoryStore());
  const bots = inProcessBots(suiteKits(kitOf), ['stuck']);
  const bell = new LocalBell();
  const host = new MatchHost({ ...setup, store, bots, bell, chance: testChance(), time: TEST_TIME, turnMs: 20 });
  return { host, store, close: () => host.stop() };
};

describe('a host with a memory of a shared store', () => {
  for (const { name, run } of hostSuite(openShared)) it(name, run);
});

describe('a store with a memory', () => {
  const openStore = async () => ({ store: new RememberingStore(new MemoryStore()), close: async () => {} });
  for (const { name, run } of storeSuite(openStore)) it(name, run);
});

describe('a store in memory', () => {
  const openStore = async () => ({ store: new MemoryStore(), close: async () => {} });
  for (const { name, run } of [...storeSuite(openStore), ...clockSuite(openStore)]) it(name, run);
});
