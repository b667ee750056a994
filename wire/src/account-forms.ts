import type {
  AccountInfo,
  AccountPasskey,
  CeremonyOptions,
  Device,
  Devices,
  EmailInfo,
  EmailLinkInfo,
  EmailTicket,
  MovedMatches,
  ProviderVisit,
  RecoveryCodes,
  SignedIn,
} from './account.ts';
import {
  atLeast,
  exactly,
  type Form,
  isFlag,
  isInteger,
  isPlain,
  isText,
  listOf,
  nullOr,
  oneOf,
  optional,
} from './forms.ts';
import { DEVICE_BROWSERS, DEVICE_SYSTEMS, SESSION_SCOPES } from './limits.ts';

/** Forms of replies about an account, apart from the schemas: a page that uses them does not load the schema library. */
const isDevice: Form<Device> = exactly<Device>({
  id: isText,
  kind: oneOf('cookie', 'token'),
  browser: oneOf(...DEVICE_BROWSERS),
  system: oneOf(...DEVICE_SYSTEMS),
  createdDay: isInteger,
  seenDay: isInteger,
  mine: isFlag,
  scope: oneOf(...SESSION_SCOPES),
  name: nullOr(isText),
  issuedHere: isFlag,
});

export const isDevices: Form<Devices> = exactly<Devices>({ devices: listOf(isDevice), next: nullOr(isText) });

const isAccountPasskey: Form<AccountPasskey> = exactly<AccountPasskey>({
  id: isText,
  name: isText,
  createdDay: isInteger,
  usedDay: isInteger,
});

const isEmailInfo: Form<EmailInfo> = exactly<EmailInfo>({
  address: isText,
  next: nullOr(exactly<NonNullable<EmailInfo['next']>>({ address: isText, at: isInteger })),
});

export const isAccountInfo: Form<AccountInfo> = atLeast<AccountInfo>({
  handle: nullOr(isText),
  createdAt: nullOr(isInteger),
  passkeys: listOf(isAccountPasskey),
  codes: isInteger,
  proved: isFlag,
  offersPasskeys: isFlag,
  email: nullOr(isEmailInfo),
  offersEmail: isFlag,
  provider: nullOr(exactly<NonNullable<AccountInfo['provider']>>({ name: isText, linked: isFlag })),
  elsewhere: atLeast<AccountInfo['elsewhere']>({ passkeys: listOf(isText), providers: listOf(isText) }),
});

export const isCeremonyOptions: Form<CeremonyOptions> = exactly<CeremonyOptions>({ options: isPlain });

export const isEmailLinkInfo: Form<EmailLinkInfo> = exactly<EmailLinkInfo>({
  name: nullOr(isText),
  handle: nullOr(isText),
  address: isText,
  needsCode: isFlag,
});

export const isEmailTicket: Form<EmailTicket> = exactly<EmailTicket>({ ticket: isText });

export const isProviderVisit: Form<ProviderVisit> = exactly<ProviderVisit>({ url: isText });

export const isSignedIn: Form<SignedIn> = exactly<SignedIn>({
  name: nullOr(isText),
  guest: nullOr(exactly<NonNullable<SignedIn['guest']>>({ ticket: isText, matches: isInteger, shared: isInteger })),
  leaving: optional(exactly<NonNullable<SignedIn['leaving']>>({ ticket: isText, until: isInteger })),
  restored: optional(
    exactly<NonNullable<SignedIn['restored']>>({
      seats: isInteger,
      lostSeats: isInteger,
      lostTables: isInteger,
      browsers: isInteger,
    }),
  ),
});

export const isMovedMatches: Form<MovedMatches> = exactly<MovedMatches>({ matches: isInteger });

export const isRecoveryCodes: Form<RecoveryCodes> = exactly<RecoveryCodes>({ codes: listOf(isText) });
