export * from './analyse.ts';
export * from './analysis.ts';
export * from './reasons.ts';
export * from './thousandths.ts';
export * from './tries.ts';
