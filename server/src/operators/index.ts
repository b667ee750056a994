export { installOperators, type OperatorOptions, openStanding } from './install.ts';
export { restoreCopy } from './restore.ts';
