export { openIdentities } from './identities.ts';
export { type AccountOptions, installAccounts } from './install.ts';
