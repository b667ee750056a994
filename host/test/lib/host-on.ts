import { type Bell, type HostLog, type HostParts, LocalBell, MatchHost, type Store } from '@levante/host';
import { inProcessBots, SILENT_LOG, SUITE_GAMES, TEST_TIME, testChance } from '@levante/testkit/host';

/** Creates a host without bots on a store that others may share. */
export function hostOn(
  store: Store,
  bell: Bell = new LocalBell(),
  log: Partial<HostLog> = {},
  more: Partial<HostParts> = {},
): MatchHost {
  return new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell,
    chance: testChance(),
    log: { ...SILENT_LOG, ...log },
    time: TEST_TIME,
    turnMs: 20,
    ...more,
  });
}
