export { Accounts, type AccountView, type Ceremony, MAX_PASSKEYS, type SignIn } from './accounts/accounts.ts';
export * from './accounts/agent.ts';
export * from './accounts/departures.ts';
export { EMAIL_WAIT_MS, Emails, type EmailsParts, emailAddressIn, LETTER_MS, type LinkView } from './accounts/email.ts';
export * from './accounts/email-ports.ts';
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
  ChallengePurpose,
  HandleOf,
  Passkey,
  RemovalResult,
  RemovalTerms,
  Site,
  UsableWays,
} from './accounts/ports.ts';
export { CHALLENGE_PURPOSES } from './accounts/ports.ts';
export * from './accounts/provider.ts';
export * from './accounts/sessions.ts';
export * from './accounts/sign-in-ways.ts';
export * from './accounts/synced.ts';
export * from './accounts/valid-keys.ts';
