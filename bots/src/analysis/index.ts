export * from './analyse.ts';
export * from './analysis.ts';
export { type Commentator, type Comparison, greatest, type Weighed } from './commentator.ts';
export * from './reasons.ts';
export * from './thousandths.ts';
export * from './tries.ts';
