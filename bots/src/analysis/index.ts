export { type Commentator, type Comparison, greatest, type Weighed } from '../kit/commentator.ts';
export * from '../kit/reasons.ts';
export * from './advise.ts';
export * from './analyse.ts';
export * from './analysis.ts';
export * from './explain.ts';
export * from './thousandths.ts';
export * from './tries-budget.ts';
