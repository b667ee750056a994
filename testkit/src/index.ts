export * from './coin-race.ts';
export * from './scenario.ts';
