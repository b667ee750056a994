export * from './conformance.ts';
export { CHECKS, type CheckName, type Fault } from './fault.ts';
export { enter, type Ledger, type Subject, type Tally } from './subject.ts';
export type { Trial } from './trial.ts';
