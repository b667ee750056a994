export * from './coin-race.ts';
