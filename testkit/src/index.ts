export * from './conformance/index.ts';
export * from './digest.ts';
export * from './planted.ts';
export * from './playthrough.ts';
export * from './scenario.ts';
