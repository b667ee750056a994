import { type HostParts, LocalBell, MatchHost, ServiceClock } from '@levante/host';
import { inProcessBots, MemoryStore, SILENT_LOG, SUITE_GAMES, testChance } from '@levante/testkit/host';
import { SteppedClock } from '@levante/testkit/stepped-clock';

/** Returns a host with clocks on a store in memory, whose time stands still until the test moves it. */
export function steppedHost(more: (clock: SteppedClock) => Partial<HostParts> = () => ({})) {
  const clock = new SteppedClock();
  const store = new MemoryStore(() => clock.now());
  const host = new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell: new LocalBell(),
    chance: testChance(),
    log: SILENT_LOG,
    time: clock,
    turnMs: 20,
    clocks: { store, time: new ServiceClock(store, () => clock.now()) },
    ...more(clock),
  });
  return { clock, store, host };
}
