export * from './coin-features.ts';
export * from './coin-race.ts';
export * from './conformance/index.ts';
export * from './digest.ts';
export * from './playthrough.ts';
export * from './scenario.ts';
