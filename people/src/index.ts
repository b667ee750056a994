export { Accounts, type AccountView, type Ceremony, MAX_PASSKEYS, type SignIn } from './accounts/accounts.ts';
export * from './accounts/agent.ts';
export type {
  Account,
  AccountFault,
  AccountReply,
  AccountStore,
  AccountsParts,
  AttemptLimit,
  Authenticators,
  BrowserOptions,
  Caller,
  Challenge,
  Passkey,
  Site,
} from './accounts/ports.ts';
export * from './accounts/sessions.ts';
