import { VISIBLE_TEXT } from '@levante/contract';
import * as z from 'zod/mini';
import { MatchId } from './fields.ts';
import { CHANNEL_KINDS, MAX_INVITATION_CODE, MAX_INVITATION_USES } from './limits.ts';
import { MAX_ANNOUNCEMENT, MAX_REASON } from './reasons.ts';

const Moment = z
  .int()
  .check(z.gte(0), z.lte(9_000_000_000_000), z.meta({ description: 'Milliseconds since the epoch.' }));
const ID = /^[!-~]*$/;
const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(ID));
const Reason = z.string().check(z.maxLength(MAX_REASON), z.regex(VISIBLE_TEXT));
const Announced = z.string().check(z.maxLength(MAX_ANNOUNCEMENT), z.regex(VISIBLE_TEXT));

/** A notice to all people, by language. English replaces a missing language. */
const NoticeTexts = z.strictObject({
  en: Announced,
  de: z.optional(Announced),
  fr: z.optional(Announced),
  it: z.optional(Announced),
});

const why = { reason: z.optional(Reason) };

/** A measure of an operator, as the page requests it. It is written to the journal. */
export const NewMeasure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('handle-report'), report: Id, ...why }),
  z.strictObject({ kind: z.literal('dismiss-report'), report: Id, ...why }),
  z.strictObject({
    kind: z.literal('remove-line'),
    match: MatchId,
    line: z.int().check(z.gte(1), z.lte(1_000_000)),
    ...why,
  }),
  z.strictObject({ kind: z.literal('mute'), person: Id, until: Moment, ...why }),
  z.strictObject({ kind: z.literal('unmute'), person: Id, ...why }),
  z.strictObject({ kind: z.literal('ban'), subject: Id, until: Moment, ...why }),
  z.strictObject({ kind: z.literal('lift-ban'), subject: Id, ...why }),
  z.strictObject({ kind: z.literal('revoke-keys'), person: Id, ...why }),
  z.strictObject({ kind: z.literal('end-match'), match: MatchId, ...why }),
  z.strictObject({ kind: z.literal('delete-match'), match: MatchId, ...why }),
  z.strictObject({ kind: z.literal('pause'), from: Moment, until: z.nullable(Moment), ...why }),
  z.strictObject({ kind: z.literal('resume'), ...why }),
  z.strictObject({ kind: z.literal('announce'), texts: NoticeTexts, until: Moment, ...why }),
  z.strictObject({ kind: z.literal('withdraw'), id: Id, ...why }),
  z.strictObject({ kind: z.literal('uninvite'), id: Id, ...why }),
]);

/** A new invitation to a server that requires them. */
export const NewInvitation = z.strictObject({
  uses: z.int().check(z.gte(1), z.lte(MAX_INVITATION_USES), z.meta({ description: 'Number of people it may admit.' })),
  until: Moment,
  ...why,
});

/** The code of a new invitation. It is shown once. */
export const InvitationCode = z.strictObject({ code: z.string() });

/** A code of an invitation, as typed. */
export const RedeemInvitation = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(MAX_INVITATION_CODE), z.regex(VISIBLE_TEXT)),
});

/** Notifications of the last day by kind of channel, by which operators see whether mail, push and webhooks work. */
export const OperateNotifications = z.strictObject({
  since: z.int().check(z.meta({ description: 'Beginning of the day, in milliseconds since the epoch.' })),
  channels: z.array(
    z.strictObject({
      channel: z.enum(CHANNEL_KINDS),
      waiting: z.int().check(z.meta({ description: 'Not sent yet: too early, being sent, or to be sent again.' })),
      retried: z.int().check(z.meta({ description: 'Those among them of which an attempt has failed.' })),
      oldestWaiting: z
        .nullable(z.int())
        .check(z.meta({ description: 'Time of the oldest event among them; null if there are none.' })),
      sent: z.int(),
      failed: z.int().check(z.meta({ description: 'Given up.' })),
      dropped: z.int().check(z.meta({ description: 'Not needed any more.' })),
    }),
  ),
});

/** Invitations that can be used. */
export const OperateInvitations = z.strictObject({
  required: z.boolean().check(z.meta({ description: 'Whether this server requires an invitation.' })),
  invitations: z.array(
    z.strictObject({
      id: z.string(),
      usesLeft: z.int(),
      until: z.int(),
      createdAt: z.int(),
      by: z.nullable(z.string()).check(z.meta({ description: 'Name of the operator; null for a command.' })),
    }),
  ),
});

const PauseInfo = z.strictObject({ from: z.int(), until: z.nullable(z.int()) });
const AnnouncementInfo = z.strictObject({ id: z.string(), texts: NoticeTexts, until: z.int() });
const RestrictionInfo = z.strictObject({
  until: z.int(),
  reason: z.nullable(z.string()).check(z.meta({ description: 'One of the usual reasons, or words.' })),
});

/** Public information from the operators, and restrictions of the caller. */
export const ServiceInfo = z.strictObject({
  pause: z.nullable(PauseInfo).check(z.meta({ description: 'Pause of new matches, now or planned.' })),
  announcements: z.array(AnnouncementInfo),
  mine: z.strictObject({
    ban: z.nullable(RestrictionInfo),
    mute: z.nullable(RestrictionInfo),
    operator: z.boolean().check(z.meta({ description: 'Whether I have the role of an operator.' })),
    uninvited: z
      .boolean()
      .check(z.meta({ description: 'Whether I need an invitation before I may open matches and take seats.' })),
    confirm: z.boolean().check(
      z.meta({
        description:
          'Whether the club should confirm that it knows me: this browser was signed in there, and stays so only with a visit that shows nothing.',
      }),
    ),
  }),
});

const Figure = z.nullable(z.number());

/** Figures of this server and its store. */
export const OperateOverview = z.strictObject({
  here: z.nullable(z.int()),
  live: z.int().check(z.meta({ description: 'Running matches with a live clock.' })),
  running: z.int(),
  waiting: z.int(),
  reports: z.int(),
  oldestReport: z.nullable(z.int()),
  health: z.strictObject({
    ready: z.boolean(),
    answerMs: Figure.check(z.meta({ description: '95 of 100 requests of this server were answered within it.' })),
    requests: z.int(),
    failed: z.int(),
    botsWaiting: Figure,
    streams: z.int(),
    diskFree: Figure.check(z.meta({ description: 'Free bytes on the database’s disk.' })),
  }),
});

const LineInfo = z.strictObject({
  number: z.int(),
  at: z.int(),
  seat: z.nullable(z.int()),
  name: z.nullable(z.string()),
  signal: z.nullable(z.string()),
  text: z.nullable(z.string()),
});

/** Open reports by line, without their reporters. */
export const OperateReports = z.strictObject({
  reports: z.array(
    z.strictObject({
      id: z.string(),
      match: z.string(),
      line: z.int(),
      person: z.string().check(z.meta({ description: 'Author of the line.' })),
      name: z.nullable(z.string()),
      count: z.int().check(z.meta({ description: 'Number of people who reported the line.' })),
      at: z.int(),
      reasons: z.array(z.string()),
      lines: z.array(LineInfo).check(z.meta({ description: 'The line and those before it.' })),
    }),
  ),
});

export const OperatePeople = z.strictObject({
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.nullable(z.string()),
      handle: z.nullable(z.string()),
      account: z.boolean(),
      operator: z.boolean(),
      matches: z.int(),
      reports: z.int().check(z.meta({ description: 'Open reports of their lines.' })),
      ban: z.nullable(RestrictionInfo),
      mute: z.nullable(RestrictionInfo),
    }),
  ),
  next: z.nullable(z.string()),
});

export const OperateMatches = z.strictObject({
  matches: z.array(
    z.strictObject({
      id: z.string(),
      game: z.string(),
      status: z.enum(['waiting', 'running', 'over']),
      ply: z.int(),
      createdAt: z.int(),
      players: z.array(z.nullable(z.string())).check(z.meta({ description: 'Names by seat; null for open seats.' })),
    }),
  ),
  next: z.nullable(z.int()),
});

export const OperateJournal = z.strictObject({
  acts: z.array(
    z.strictObject({
      id: z.string(),
      at: z.int(),
      by: z.nullable(z.string()).check(z.meta({ description: 'Name of the operator; null for a command.' })),
      kind: z.string(),
      subject: z.string(),
      name: z.nullable(z.string()).check(z.meta({ description: 'Name of the person concerned, if any.' })),
      until: z.nullable(z.int()),
      detail: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.string()),
});

/** Bans in force, with the names of people. */
export const OperateBans = z.strictObject({
  bans: z.array(
    z.strictObject({
      subject: z.string(),
      name: z.nullable(z.string()),
      until: z.int(),
      reason: z.nullable(z.string()),
    }),
  ),
});

const PAGE_FIELDS = { before: z.optional(z.string().check(z.maxLength(64), z.regex(ID))) };

export const OperatePageQuery = z.strictObject(PAGE_FIELDS);
export const OperatePeopleQuery = z.strictObject({
  // PostgreSQL stores no text with a zero character, and refuses to compare with one.
  search: z.optional(z.string().check(z.maxLength(40), z.regex(/^\P{Cc}*$/u))),
  after: z.optional(z.string().check(z.maxLength(64), z.regex(ID))),
});
export const OperateMatchesQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});

export type NewMeasure = z.infer<typeof NewMeasure>;

/**
 * Kinds of measures: requested by the page here, invitations, and measures that only commands on the machine take.
 * Their rules are in `people/src/operators/measures.ts`, their effects in `server/src/operators/measure-plan.ts`, their
 * texts in `web/src/pages/operate/words/`.
 */
export type MeasureKind = NewMeasure['kind'] | 'invite' | 'grant-operator' | 'revoke-operator';

export type ServiceInfo = z.infer<typeof ServiceInfo>;
export type OperateOverview = z.infer<typeof OperateOverview>;
export type OperateReports = z.infer<typeof OperateReports>;
export type OperatePeople = z.infer<typeof OperatePeople>;
export type OperateMatches = z.infer<typeof OperateMatches>;
export type OperateJournal = z.infer<typeof OperateJournal>;
export type OperateBans = z.infer<typeof OperateBans>;
export type NewInvitation = z.infer<typeof NewInvitation>;
export type InvitationCode = z.infer<typeof InvitationCode>;
export type OperateNotifications = z.infer<typeof OperateNotifications>;
export type OperateInvitations = z.infer<typeof OperateInvitations>;
