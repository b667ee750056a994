import * as z from 'zod/mini';
import { Calendar } from './calendar.ts';
import { Blocks } from './chat.ts';
import { Handle, PlayerName } from './fields.ts';
import {
  DEVICE_BROWSERS,
  DEVICE_SYSTEMS,
  MAIL_LANGUAGES,
  MAX_EMAIL,
  MAX_KEPT_TOKENS,
  MIN_EMAIL,
  SESSION_SCOPES,
} from './limits.ts';
import { Match } from './match.ts';
import { NotificationChannel, NotificationSettings } from './notifications.ts';
import { LevanteRecord } from './record.ts';
import { SyncedData } from './synced.ts';

const Day = z.int().check(z.meta({ description: 'Days since the epoch.' }));

/** A cookie or token that is signed in as me. */
export const Device = z.strictObject({
  id: z.string(),
  kind: z.enum(['cookie', 'token']).check(z.meta({ description: 'A browser’s cookie, or a program’s token.' })),
  browser: z.enum(DEVICE_BROWSERS),
  system: z.enum(DEVICE_SYSTEMS),
  createdDay: Day,
  seenDay: Day,
  mine: z.boolean().check(z.meta({ description: 'Whether this request comes from it.' })),
  scope: z.enum(SESSION_SCOPES).check(z.meta({ description: 'What it may do; only a cookie manages my account.' })),
  name: z.nullable(z.string()).check(z.meta({ description: 'Name of a token.' })),
  issuedHere: z.boolean().check(
    z.meta({
      description: 'Whether the cookie of this request issued it: it ends with this cookie unless I keep it.',
    }),
  ),
});

/** A page of the cookies and tokens that are signed in as me. */
export const Devices = z.strictObject({
  devices: z.array(Device),
  next: z.nullable(z.string()).check(z.meta({ description: '`before` of the next page; null on the last.' })),
});

/**
 * Query of the list of devices. `before` begins with the day on which the last device of the previous page was seen.
 */
export const DevicePageQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^[0-9]{1,7}\.[\w-]{1,100}$/))),
});

export type Device = z.infer<typeof Device>;
export type Devices = z.infer<typeof Devices>;

const MAX_SECRET = 100;
/** Maximum length of a text from an authenticator. */
const MAX_CEREMONY_TEXT = 16_384;

export const ChooseHandle = z.strictObject({ handle: Handle });

/** A passkey of mine. */
export const AccountPasskey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdDay: Day,
  usedDay: Day,
});

/** My account and its sign-in methods. Empty for a guest. */
export const EmailInfo = z.strictObject({
  address: z.string(),
  next: z
    .nullable(z.strictObject({ address: z.string(), at: z.int() }))
    .check(z.meta({ description: 'An address that replaces this one at a time, unless I keep this one.' })),
});

export const AccountInfo = z.strictObject({
  handle: z.nullable(z.string()),
  createdAt: z.nullable(z.int()).check(z.meta({ description: 'Null for a guest.' })),
  passkeys: z.array(AccountPasskey),
  codes: z.int().check(z.meta({ description: 'Number of unused recovery codes.' })),
  proved: z
    .boolean()
    .check(z.meta({ description: 'Whether I have proved who I am within ten minutes, on this device.' })),
  offersPasskeys: z
    .boolean()
    .check(z.meta({ description: 'Whether passkeys are possible at this address: TLS and a name, or localhost.' })),
  email: z.nullable(EmailInfo).check(z.meta({ description: 'It signs me in only where `offersEmail` is true.' })),
  offersEmail: z.boolean().check(z.meta({ description: 'Whether this server sends e-mail.' })),
  provider: z
    .nullable(z.strictObject({ name: z.string(), linked: z.boolean() }))
    .check(
      z.meta({ description: 'The club’s own sign-in, and whether my account is linked to it; null without one.' }),
    ),
  elsewhere: z
    .strictObject({
      passkeys: z.array(z.string()).check(z.meta({ description: 'Ids of passkeys that belong to another domain.' })),
      providers: z
        .array(z.string())
        .check(
          z.meta({ description: 'Hosts of clubs that my account is linked to, and that this server does not use.' }),
        ),
    })
    .check(z.meta({ description: 'Ways to sign in that do not work here.' })),
});

const AnyObject = z.looseObject({});

/** Options to pass to the browser’s `navigator.credentials`, as JSON. */
export const CeremonyOptions = z.strictObject({ options: AnyObject });

const Secret = z.string().check(z.minLength(1), z.maxLength(MAX_SECRET));
const Language = z.enum(MAIL_LANGUAGES).check(z.meta({ description: 'Language of the message.' }));

export const AskForEmail = z.strictObject({
  address: z.string().check(z.minLength(MIN_EMAIL), z.maxLength(MAX_EMAIL)),
  language: Language,
});

export const AskForProof = z.strictObject({ language: Language });

/** The ticket required for the code of a message. */
export const EmailTicket = z.strictObject({ ticket: z.string() });

export const EmailCode = z.strictObject({ ticket: Secret, code: Secret });

/** The secret in the fragment of a message’s link, with the code of the same message if required. */
export const EmailLink = z.strictObject({
  token: Secret,
  code: z.optional(Secret).check(
    z.meta({
      description: 'The code of the same message; needed in a browser that did not ask for it, known by its cookie.',
    }),
  ),
});

export const EmailLinkToken = z.strictObject({ token: Secret });

/** Content of a link: the account that it signs in to, or the address that it adds. */
export const EmailLinkInfo = z.strictObject({
  name: z.nullable(z.string()).check(z.meta({ description: 'Name of the account’s person.' })),
  handle: z.nullable(z.string()),
  address: z.string().check(z.meta({ description: 'The address, shortened: `a…@levante.example`.' })),
  needsCode: z
    .boolean()
    .check(z.meta({ description: 'Whether this browser did not ask for the message, so that its code is needed.' })),
});

/** A page of this server: its path alone. */
const LocalPath = z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w./~-]*$/));

/** Form of a provider’s message that a person was signed out there. */
export const LogoutForm = z.looseObject({ logout_token: z.string().check(z.maxLength(MAX_CEREMONY_TEXT)) });

/** The provider’s address, to which the browser goes. */
export const ProviderVisit = z.strictObject({ url: z.string() });

const CeremonyText = z.string().check(z.maxLength(MAX_CEREMONY_TEXT));

/** Reply of an authenticator, as the browser’s `toJSON` writes it. */
const CeremonyReply = z.looseObject({
  id: CeremonyText,
  rawId: CeremonyText,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: CeremonyText }),
});

export const UsedPasskey = z.strictObject({ response: CeremonyReply });

/** Ids of tokens. The others that this cookie issued end with it, and all others of a guest who becomes an account. */
const Kept = z
  .optional(z.array(Secret).check(z.maxLength(MAX_KEPT_TOKENS)))
  .check(z.meta({ description: 'Ids of tokens that I keep. The others that this cookie issued end with it.' }));

export const ProofByPasskey = z.strictObject({ response: CeremonyReply, keep: Kept });

export const NewPasskey = z.strictObject({ response: CeremonyReply, name: PlayerName, keep: Kept });

export const VisitProvider = z.strictObject({
  purpose: z.enum(['add', 'prove', 'confirm']),
  from: z.optional(LocalPath).check(z.meta({ description: 'The page that `confirm` returns to.' })),
  keep: Kept,
});

/** Body for removing a sign-in method. */
export const RemoveWay = z.strictObject({
  last: z
    .optional(z.boolean())
    .check(z.meta({ description: 'Set to remove my last way to sign in that works here, too.' })),
});

export const RemoveProvider = z.strictObject({
  ...RemoveWay.shape,
  elsewhere: z
    .optional(z.boolean())
    .check(z.meta({ description: 'Set to remove the accounts of clubs that this server does not use instead.' })),
});

export const TypedCode = z.strictObject({ code: Secret });

export const ProofByCode = z.strictObject({ code: Secret, keep: Kept });

/** The code of a message that adds an address or proves my identity. */
export const UsedEmailCode = z.strictObject({ ticket: Secret, code: Secret, keep: Kept });

/** The secret of a link that adds an address or proves my identity. */
export const UsedEmailLink = z.extend(EmailLink, { keep: Kept });

/** The guest that this browser was: the ticket moves their matches to the account once. */
export const GuestTicket = z.strictObject({
  ticket: z.string(),
  matches: z.int(),
  shared: z.int().check(
    z.meta({
      description: 'Number of unfinished matches in which I have a seat, too. There a bot will play the guest’s seat.',
    }),
  ),
});

/** Offer to keep an account that is being deleted. */
const ComeBackOffer = z.strictObject({
  ticket: z.string(),
  until: z.int().check(z.meta({ description: 'When everything is deleted, in milliseconds since the epoch.' })),
});

/** The restored parts of an account, and the lost ones. */
export const Restored = z.strictObject({
  seats: z.int().check(z.meta({ description: 'Number of seats that bots have given back.' })),
  lostSeats: z.int().check(
    z.meta({
      description:
        'Number of seats that bots keep: the match is over, my time has run out, or all have agreed to that.',
    }),
  ),
  lostTables: z.int().check(z.meta({ description: 'Number of waiting matches whose seats others may take.' })),
  browsers: z
    .int()
    .check(z.meta({ description: 'Number of browsers in which push messages are to be switched on again.' })),
});

export const SignedIn = z.strictObject({
  name: z.nullable(z.string()),
  guest: z.nullable(GuestTicket),
  leaving: z.optional(ComeBackOffer).check(
    z.meta({
      description: 'Present if the account is being deleted. Then nobody is signed in; `comeBack` takes the ticket.',
    }),
  ),
  restored: z.optional(Restored).check(z.meta({ description: 'Present after coming back. The rest is as it was.' })),
});

export const ComeBack = z.strictObject({ ticket: Secret });

export const BringGuest = z.strictObject({ ticket: Secret, keep: Kept });

export const MovedMatches = z.strictObject({ matches: z.int() });

export const RecoveryCodes = z.strictObject({
  codes: z.array(z.string()).check(z.meta({ description: 'Ten one-time codes. They are never shown again.' })),
});

export type AccountPasskey = z.infer<typeof AccountPasskey>;
export type AccountInfo = z.infer<typeof AccountInfo>;
export type EmailInfo = z.infer<typeof EmailInfo>;
export type ProviderVisit = z.infer<typeof ProviderVisit>;
export type EmailLinkInfo = z.infer<typeof EmailLinkInfo>;
export type EmailTicket = z.infer<typeof EmailTicket>;
export type CeremonyOptions = z.infer<typeof CeremonyOptions>;
export type Restored = z.infer<typeof Restored>;
export type SignedIn = z.infer<typeof SignedIn>;
export type MovedMatches = z.infer<typeof MovedMatches>;
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const ExportedLine = z.strictObject({
  match: z.string(),
  at: z.int(),
  signal: z.nullable(z.string()),
  text: z.nullable(z.string()),
});

const ExportedReport = z.strictObject({
  match: z.string(),
  line: z.int(),
  at: z.int(),
  reason: z.nullable(z.string()),
  handled: z.boolean(),
});

/** Everything stored about me. */
export const MyExport = z.strictObject({
  name: z.nullable(z.string()),
  handle: z.nullable(z.string()),
  createdAt: z.nullable(z.int()),
  codes: z.int(),
  passkeys: z.array(AccountPasskey),
  email: z.nullable(EmailInfo),
  provider: z.boolean().check(z.meta({ description: 'Whether my account is linked to a club’s sign-in.' })),
  devices: z.array(z.omit(Device, { mine: true, issuedHere: true })),
  blocks: Blocks.shape.blocks.check(z.meta({ description: 'People I have blocked.' })),
  calendar: z.nullable(Calendar).check(z.meta({ description: 'My nights and days off.' })),
  synced: z.nullable(SyncedData).check(z.meta({ description: 'My settings and progress, if I have an account.' })),
  notifications: z
    .strictObject({ settings: z.nullable(NotificationSettings), channels: z.array(NotificationChannel) })
    .check(z.meta({ description: 'My settings and channels of notifications, without their secrets.' })),
  reports: z
    .array(ExportedReport)
    .check(z.meta({ description: 'Chat lines that I have reported, without the words of others.' })),
  chat: z.array(ExportedLine).check(z.meta({ description: 'My lines in chats.' })),
  matches: z.array(
    z.strictObject({
      match: Match,
      record: z.nullable(LevanteRecord).check(z.meta({ description: 'As far as I may see it; null if unreadable.' })),
    }),
  ),
});

export type MyExport = z.infer<typeof MyExport>;
