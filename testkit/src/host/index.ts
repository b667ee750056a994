export { claimLike, claimSame, type SuiteCase } from './claims.ts';
export type { HostSetup, OpenedHost, OpenHost } from './harness.ts';
export { hostSuite } from './host-suite.ts';
export { inProcessBots, TEST_TIME, testChance } from './in-process.ts';
export { MemoryStore } from './memory-store.ts';
export { type PurseRaceState, purseRace } from './purse-race.ts';
export { type OpenedStore, storeSuite } from './store-suite.ts';
export { aCommit, aMatch } from './stored-matches.ts';
export { purseRaceBot, SUITE_GAMES, suiteKits, wholeTurn } from './suite-games.ts';
