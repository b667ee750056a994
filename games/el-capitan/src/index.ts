export * from './board.ts';
export * from './facts.ts';
export * from './json.ts';
