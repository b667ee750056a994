export * from './conformance/index.ts';
export * from './digest.ts';
export * from './playthrough.ts';
export * from './scenario.ts';
export * from './seeded-faults.ts';
