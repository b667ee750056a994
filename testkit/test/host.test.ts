import { kitOf } from '@levante/bots';
import {
  type CommitNews,
  type HostLog,
  LiveMatches,
  LocalBell,
  MatchHost,
  type Shared,
  type Time,
} from '@levante/host';
import { describe, it } from 'vitest';
import {
  clockSuite,
  gatedStore,
  hostSuite,
  inProcessBots,
  lateReplySuite,
  MemoryStore,
  MemoryTableStore,
  type OpenHost,
  RememberingStore,
  ReplyGate,
  spreadHost,
  storeSuite,
  suiteKits,
  TEST_TIME,
  tableSuite,
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

/** Opens two hosts on one store, each with a memory. Their bells are connected, or silent: then they poll. */
const openTwo =
  (isSilent: boolean): OpenHost =>
  async (setup) => {
    const shared = new MemoryStore();
    const bells = [new LocalBell(), new LocalBell()] as const;
    const opened = (bell: LocalBell, log: HostLog, claim: Shared['claim']): MatchHost => {
      const bots = inProcessBots(suiteKits(kitOf), ['stuck']);
      const parts = { games: setup.games, log, bots, bell, chance: testChance(), time: FAST, turnMs: 20 * SPEED };
      const store = new RememberingStore(shared);
      return new MatchHost({ ...parts, store, shared: { ...pollingOf(shared), claim } });
    };
    const here = opened(bells[0], setup.log, () => shared.unattended());
    // Both report a state that cannot be read.
    const there = opened(bells[1], { ...setup.log, stateUnreadable: () => {} }, async () => []);
    if (!isSilent) connect(bells);
    await Promise.all([here.resume(), there.resume()]);
    const close = async (): Promise<void> => {
      await here.stop();
      await there.stop();
    };
    return { host: spreadHost([here, there]), store: shared, close };
  };

/** Periodic work is due this many times as often. */
const SPEED = 50;
const FAST: Time = { ...TEST_TIME, after: (ms, then) => TEST_TIME.after(ms / SPEED, then) };

/** Coordination that leaves each match to the host that committed to it, and only polls. */
const pollingOf = (store: MemoryStore): Omit<Shared, 'claim'> => ({
  keep: async () => {},
  release: async () => {},
  progressOf: async (ids) => {
    const matches = await Promise.all(ids.map((id) => store.read(id)));
    return matches.flatMap((match) => (match ? [{ ...match, proposalVersion: match.proposals?.version ?? 0 }] : []));
  },
  pollMs: 1,
  failed: (error) => {
    throw error;
  },
});

/** Makes each bell ring with the other, once. */
function connect([here, there]: readonly [LocalBell, LocalBell]): void {
  let isPassing = false;
  const pass =
    (to: LocalBell) =>
    (match: string, news?: CommitNews): void => {
      if (isPassing) return;
      isPassing = true;
      to.ring(match, structuredClone(news));
      isPassing = false;
    };
  here.listen(pass(there));
  there.listen(pass(here));
}

/** A host that did not write a state reports that it cannot read it. Which host reads depends on the number of calls. */
const READ_BACK = /^a match whose stored state the game cannot read/;

describe('two hosts with a bell that carries commits', () => {
  for (const { name, run } of hostSuite(openTwo(false))) if (!READ_BACK.test(name)) it(name, run);
});

/** Cases that expect a message for each commit, while a poll finds several together. */
const SINGLE_COMMITS = /^a bot’s turn is one commit|^a bot whose later line is illegal/;

describe('two hosts with a silent bell', () => {
  for (const { name, run } of hostSuite(openTwo(true)))
    if (!SINGLE_COMMITS.test(name) && !READ_BACK.test(name)) it(name, run);
});

describe('a store with a memory', () => {
  const openStore = async () => ({ store: new RememberingStore(new MemoryStore()), close: async () => {} });
  for (const { name, run } of storeSuite(openStore)) it(name, run);
});

describe('two stores with a memory each', () => {
  const openLate = async () => {
    const shared = new MemoryTableStore();
    const gate = new ReplyGate();
    const [here, there] = [gatedStore(shared, gate), shared].map((store) => {
      const live = new LiveMatches();
      const own = new RememberingStore(store, {
        live,
        proposalVersionOf: (match) => shared.proposalVersionOf(match),
      });
      const forgetting = async <T>(deleting: Promise<T>): Promise<T> => deleting.finally(() => live.clear());
      return Object.assign(own, own.tablesOn(store), own.clocksOn(store), {
        callOff: (match: string, person: string) => forgetting(store.callOff(match, person)),
        expire: (today: number, limit: number) => forgetting(store.expire(today, limit)),
      });
    });
    if (!here || !there) throw new Error('two stores');
    return { here, there, gate, close: async () => {} };
  };
  for (const { name, run } of lateReplySuite(openLate)) it(name, run);
});

describe('a store in memory', () => {
  const openStore = async () => ({ store: new MemoryTableStore(), others: [], close: async () => {} });
  const cases = [...storeSuite(openStore), ...clockSuite(openStore), ...tableSuite(openStore)];
  for (const { name, run } of cases) it(name, run);
});
