import { type BotPort, LocalBell, MatchHost, type Shared } from '@levante/host';
import { aMatch, MemoryStore, SILENT_LOG, SUITE_GAMES, TEST_TIME, testChance } from '@levante/testkit/host';
import { expect, it } from 'vitest';

/** Resumes a match of bots only, followed on another host or not. Resolves with whether its question is idle. */
async function isIdleWhere(followed: boolean): Promise<boolean> {
  const store = new MemoryStore();
  const seats = aMatch().seats.map((seat) => ({ ...seat, kind: 'bot' as const, person: null, level: 'whole' }));
  const match = aMatch({ seats });
  await store.create(match);
  const none = (): void => {};
  let host: MatchHost | null = null;
  const idle = new Promise<boolean>((resolve) => {
    const bots: BotPort = {
      levels: async () => ['whole'],
      think: async (question) => {
        resolve(question.idle);
        return { ok: false, reason: 'stopped' };
      },
      stop: async () => {},
    };
    const shared: Shared = {
      claim: () => store.unattended(),
      keep: async () => {},
      release: async () => {},
      progressOf: async () => [],
      pollMs: 1000,
      failed: none,
      followedElsewhere: { publish: none, has: (id) => followed && id === match.id },
    };
    const parts = {
      games: SUITE_GAMES,
      store,
      bots,
      bell: new LocalBell(),
      chance: testChance(),
      log: SILENT_LOG,
      shared,
    };
    host = new MatchHost({ ...parts, time: TEST_TIME, turnMs: 20 });
    void host.resume();
  });
  const isIdle = await idle;
  await Promise.resolve(host).then((one: MatchHost | null) => one?.stop());
  return isIdle;
}

it('a match of bots only is idle unless someone follows it, here or on another host', async () => {
  expect(await isIdleWhere(false)).toBe(true);
  expect(await isIdleWhere(true)).toBe(false);
});
