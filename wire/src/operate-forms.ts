import { atLeast, type Form, isFlag, isInteger, isText, listOf, nullOr, oneOf, optional } from './forms.ts';
import type {
  InvitationCode,
  OperateBans,
  OperateInvitations,
  OperateJournal,
  OperateMatches,
  OperateOverview,
  OperatePeople,
  OperateReports,
  ServiceInfo,
} from './operate.ts';

/** Forms of replies about the server and for operators, apart from the schemas as for accounts. */
type Texts = ServiceInfo['announcements'][number]['texts'];
type RestrictionOf = NonNullable<ServiceInfo['mine']['ban']>;

const isNumber: Form<number> = (value): value is number => typeof value === 'number';
const texts = atLeast<Texts>({ en: isText, de: optional(isText), fr: optional(isText), it: optional(isText) });
const restriction = atLeast<RestrictionOf>({ until: isInteger, reason: nullOr(isText) });

export const isServiceInfo: Form<ServiceInfo> = atLeast<ServiceInfo>({
  pause: nullOr(atLeast<NonNullable<ServiceInfo['pause']>>({ from: isInteger, until: nullOr(isInteger) })),
  announcements: listOf(atLeast<ServiceInfo['announcements'][number]>({ id: isText, texts, until: isInteger })),
  mine: atLeast<ServiceInfo['mine']>({
    ban: nullOr(restriction),
    mute: nullOr(restriction),
    operator: isFlag,
    uninvited: isFlag,
    confirm: isFlag,
  }),
});

export const isOperateOverview: Form<OperateOverview> = atLeast<OperateOverview>({
  here: nullOr(isInteger),
  live: isInteger,
  running: isInteger,
  waiting: isInteger,
  reports: isInteger,
  oldestReport: nullOr(isInteger),
  health: atLeast<OperateOverview['health']>({
    ready: isFlag,
    answerMs: nullOr(isNumber),
    requests: isInteger,
    failed: isInteger,
    botsWaiting: nullOr(isNumber),
    streams: isInteger,
    diskFree: nullOr(isNumber),
  }),
});

type Report = OperateReports['reports'][number];

const isLine = atLeast<Report['lines'][number]>({
  number: isInteger,
  at: isInteger,
  seat: nullOr(isInteger),
  name: nullOr(isText),
  signal: nullOr(isText),
  text: nullOr(isText),
});

export const isOperateReports: Form<OperateReports> = atLeast<OperateReports>({
  reports: listOf(
    atLeast<Report>({
      id: isText,
      match: isText,
      line: isInteger,
      person: isText,
      name: nullOr(isText),
      count: isInteger,
      at: isInteger,
      reasons: listOf(isText),
      lines: listOf(isLine),
    }),
  ),
});

export const isOperatePeople: Form<OperatePeople> = atLeast<OperatePeople>({
  people: listOf(
    atLeast<OperatePeople['people'][number]>({
      id: isText,
      name: nullOr(isText),
      handle: nullOr(isText),
      account: isFlag,
      operator: isFlag,
      matches: isInteger,
      reports: isInteger,
      ban: nullOr(restriction),
      mute: nullOr(restriction),
    }),
  ),
  next: nullOr(isText),
});

export const isOperateMatches: Form<OperateMatches> = atLeast<OperateMatches>({
  matches: listOf(
    atLeast<OperateMatches['matches'][number]>({
      id: isText,
      game: isText,
      status: oneOf('waiting', 'running', 'over'),
      ply: isInteger,
      createdAt: isInteger,
      players: listOf(nullOr(isText)),
    }),
  ),
  next: nullOr(isInteger),
});

export const isOperateJournal: Form<OperateJournal> = atLeast<OperateJournal>({
  acts: listOf(
    atLeast<OperateJournal['acts'][number]>({
      id: isText,
      at: isInteger,
      by: nullOr(isText),
      kind: isText,
      subject: isText,
      name: nullOr(isText),
      until: nullOr(isInteger),
      detail: nullOr(isText),
      reason: nullOr(isText),
    }),
  ),
  next: nullOr(isText),
});

export const isOperateBans: Form<OperateBans> = atLeast<OperateBans>({
  bans: listOf(
    atLeast<OperateBans['bans'][number]>({
      subject: isText,
      name: nullOr(isText),
      until: isInteger,
      reason: nullOr(isText),
    }),
  ),
});

export const isInvitationCode: Form<InvitationCode> = atLeast<InvitationCode>({ code: isText });

export const isOperateInvitations: Form<OperateInvitations> = atLeast<OperateInvitations>({
  required: isFlag,
  invitations: listOf(
    atLeast<OperateInvitations['invitations'][number]>({
      id: isText,
      usesLeft: isInteger,
      until: isInteger,
      createdAt: isInteger,
      by: nullOr(isText),
    }),
  ),
});
