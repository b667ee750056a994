import { type BotAnswer, type BotPort, type BotQuestion, MatchHost } from '@levante/host';
import { aCommit, aMatch, hostSuite, type OpenHost, storeSuite } from '@levante/testkit/host';
import { TabsBell } from '../../../src/hosts/device/bell.ts';
import { BROWSER_CHANCE, BROWSER_TIME } from '../../../src/hosts/device/browser-ports.ts';
import { IndexedDatabase } from '../../../src/hosts/device/indexed-database.ts';
import { BrowserStore } from '../../../src/hosts/device/store.ts';
import { type StartThread, WorkerBots } from '../../../src/hosts/device/worker-bots.ts';

/** Functions that the test calls on this page. */
declare global {
  interface Window {
    /** Runs one case of a suite; returns why it failed, or null. */
    runCase(suite: 'host' | 'store', name: string): Promise<string | null>;
    /** Opens a match from a version 1 database, which the page must upgrade. */
    earlierMatch(): Promise<object>;
  }
}

/** Time for a bot that never answers, and for all others: on a busy machine they need more than a fraction of a second. */
const STUCK_GRACE_MS = 500;
const GRACE_MS = 60_000;

const startThread: StartThread = (hear, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<unknown>) => hear(event.data);
  worker.onerror = () => fail();
  return worker;
};

/** Bots in two workers: one is soon given up, for the suite's bot that is late, however long others take. */
class SuiteBots implements BotPort {
  readonly #stuck = new WorkerBots(startThread, STUCK_GRACE_MS);
  readonly #others = new WorkerBots(startThread, GRACE_MS);

  think(question: BotQuestion): Promise<BotAnswer> {
    return (question.level === 'stuck' ? this.#stuck : this.#others).think(question);
  }

  levels(game: string): Promise<readonly string[] | null> {
    return this.#others.levels(game);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#stuck.stop(), this.#others.stop()]);
  }
}

let opened = 0;

/** Opens a store on its own database, deleted afterwards. */
function openStore() {
  opened += 1;
  const name = `suite-${opened}`;
  const store = new BrowserStore(new IndexedDatabase(name));
  const close = async (): Promise<void> => {
    await store.close();
    indexedDB.deleteDatabase(name);
  };
  return { name, store, close };
}

/** Opens the device host: IndexedDB, bots in a worker, and a bell that other tabs would receive. */
const openHost: OpenHost = async (setup) => {
  const { name, store, close } = openStore();
  const host = new MatchHost({
    ...setup,
    store,
    bots: new SuiteBots(),
    bell: new TabsBell(name),
    chance: BROWSER_CHANCE,
    time: BROWSER_TIME,
    turnMs: 20,
  });
  return { host, store, close: () => host.stop().then(close) };
};

const suites = { host: hostSuite(openHost), store: storeSuite(async () => openStore()) };

window.runCase = async (suite, name) => {
  const found = suites[suite].find((one) => one.name === name);
  if (!found) return 'there is no such case';
  return await found.run().then(
    () => null,
    (error: unknown) => (error instanceof Error ? `${error.message}\n${error.stack}` : String(error)),
  );
};

/** Leaves an open version 1 database: no idempotency keys, and seats without a person. */
async function leaveEarlierDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    const matches = opening.result.createObjectStore('matches', { keyPath: 'id' });
    opening.result.createObjectStore('plies');
    const seats = aMatch().seats.map(({ kind, name, level }) => ({ kind, name, level }));
    matches.add({ ...aMatch({ createdAt: 5 }), seats, ply: 0, words: 0, result: null });
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  return opening.result;
}

window.earlierMatch = async () => {
  const { name, store, close } = openStore();
  const { id } = aMatch();
  const earlier = await leaveEarlierDatabase(name);
  const whileHeld = await store.read(id).then(
    () => 'read',
    () => 'refused',
  );
  earlier.close();
  const match = await store.read(id);
  const read = match && { ...match, seats: match.seats.map(({ person }) => person) };
  const committed = await store.commit(aCommit(0, { command: { person: 'here', key: 'k', hash: 'h' } }));
  const answered = await store.answerTo(id, 'here', 'k');
  await store.create(aMatch({ id: 'bbbbbbbbbbbbbb', createdAt: 1 }));
  const numbers = (await store.all()).map(({ number }) => number);
  await close();
  const { number, status, ply, seats } = read ?? {};
  return { whileHeld, read: { number, status, ply, seats }, committed, answered, numbers };
};
