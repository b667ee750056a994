import { LocalBell, MatchHost, type Store } from '@levante/host';
import { inProcessBots, SUITE_GAMES, TEST_TIME, testChance } from '@levante/testkit/host';

/** A host without bots on a store that others may share; `bell` is its own unless one is given. */
export function hostOn(store: Store, bell = new LocalBell()): MatchHost {
  const none = (): void => {};
  return new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell,
    chance: testChance(),
    log: { botReplaced: none, botsUnavailable: none, matchStuck: none, streamFailed: none },
    time: TEST_TIME,
    turnMs: 20,
  });
}
