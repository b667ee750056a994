export {
  Accounts,
  type AccountView,
  type RefuseSignIn,
  type SignIn,
} from './accounts/accounts.ts';
export * from './accounts/agent.ts';
export * from './accounts/departures.ts';
export {
  Emails,
  type EmailsParts,
  emailAddressIn,
  LETTER_MS,
  type LetterUse,
  type LinkView,
  type ShownEmail,
} from './accounts/email.ts';
export * from './accounts/email-ports.ts';
export { AccountLetters, type AccountLettersParts } from './accounts/letters.ts';
export * from './accounts/passkeys.ts';
export type {
  Account,
  AccountFault,
  AccountReply,
  AccountStore,
  AccountStores,
  AccountsParts,
  AttemptLimit,
  Authenticators,
  BrowserOptions,
  Caller,
  Challenge,
  ChallengePurpose,
  ChallengeStore,
  HandleChange,
  HandleOf,
  HandleStore,
  HeldRights,
  NamedIn,
  NewCodes,
  Passkey,
  PasskeyStore,
  RecoveryCodeStore,
  RemovalResult,
  RemovalTerms,
  Site,
  UsableMethods,
} from './accounts/ports.ts';
export { CHALLENGE_PURPOSES } from './accounts/ports.ts';
export * from './accounts/provider.ts';
export * from './accounts/recovery-codes.ts';
export * from './accounts/session-ids.ts';
export * from './accounts/sessions.ts';
export * from './accounts/sign-in-methods.ts';
export * from './accounts/synced.ts';
export * from './accounts/valid-keys.ts';
