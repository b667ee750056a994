export * from './conformance.ts';
export { CHECKS, type CheckName, type Fault } from './fault.ts';
export * from './ledger.ts';
export type { Subject } from './subject.ts';
export type { TestedMatch } from './test-match.ts';
