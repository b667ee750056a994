export { installOperators, type OperatorOptions } from './install.ts';
export { restoreCopy } from './restore.ts';
export { openStanding } from './standing.ts';
