import * as z from 'zod/mini';
import { Clocks, StandIn, StandInLevel, TimeControl } from './clocks.ts';
import {
  AccountMark,
  Actor,
  BotLevel,
  Commitment,
  Entropy,
  GameId,
  Handle,
  MatchId,
  PlayerName,
  Ply,
  Result,
  Seat,
} from './fields.ts';
import { MAX_TICKET } from './limits.ts';
import { GameData, GameObject } from './plain.ts';
import { Continues, Proposal } from './proposal.ts';

/** Seed to which the server has committed for a match that I am about to open. */
export const SeedTicket = z.strictObject({
  commitment: Commitment,
  ticket: z.string().check(
    z.meta({
      description:
        'Send it when opening the match, together with my entropy. Valid once, for me, and for five minutes.',
    }),
  ),
});

/** My addition to the seed of a match that I open. */
export const Contribution = z.strictObject({
  ticket: z
    .string()
    .check(z.maxLength(MAX_TICKET), z.meta({ description: 'From `POST /api/commitments`. The match gets that seed.' })),
  entropy: Entropy,
});

const ownContribution = z
  .optional(Contribution)
  .check(z.meta({ description: 'My addition to the seed, after I have seen the commitment to it. Default: none.' }));

/** A seat of a new match. Several `me` seats are players sharing one device. */
export const NewSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: PlayerName }),
  z.strictObject({
    kind: z.literal('open'),
    name: z.optional(PlayerName),
    invite: z
      .optional(Handle)
      .check(z.meta({ description: 'Handle of the person for whom the seat is reserved. Needs an account of mine.' })),
  }),
  z.strictObject({ kind: z.literal('bot'), level: BotLevel, name: z.optional(PlayerName) }),
]);

export const NewMatch = z.strictObject({
  game: GameId,
  options: z._default(GameData, {}),
  seats: z.array(NewSeat).check(z.minLength(1), z.maxLength(16)),
  shuffle: z
    .optional(z.boolean())
    .check(z.meta({ description: 'Whether to shuffle the seats. Default: true unless every seat is `me`.' })),
  listed: z.optional(z.boolean()).check(
    z.meta({
      description:
        'Whether anyone may find the match among the open tables while it waits. Needs a seat of mine and an open one. Default: false.',
    }),
  ),
  timeControl: z.optional(TimeControl).check(z.meta({ description: 'How fast to play. Default: no clock.' })),
  standIn: StandInLevel,
  contribution: ownContribution,
});

/** Request to play on from a position of a finished match. */
export const PlayFrom = z.strictObject({
  ply: Ply.check(z.meta({ description: 'The position after this many actions.' })),
  name: PlayerName,
  others: z.enum(['bots', 'friends']).check(
    z.meta({
      description: 'Who takes the seats of the other people: bots, or anyone with the link. Bots keep their seats.',
    }),
  ),
  seat: z
    .optional(Seat)
    .check(z.meta({ description: 'My seat. Default: my first one in that match, otherwise the seat to act.' })),
  contribution: ownContribution,
});

/** Request to play a finished match again. */
export const RematchRequest = z.strictObject({ contribution: ownContribution });

/** Request to take an open seat. Default: the first. */
export const TakeSeat = z.strictObject({ name: PlayerName, seat: z.optional(Seat), entropy: z.optional(Entropy) });

/** Request to seat a bot in an open seat. Default: the first. */
export const SeatBot = z.strictObject({ level: BotLevel, name: z.optional(PlayerName), seat: z.optional(Seat) });

/** Contribution of a seated player to the seed of a waiting match. */
export const AddEntropy = z.strictObject({ entropy: Entropy });

export const MatchSeat = z.strictObject({
  seat: Seat,
  kind: z.enum(['person', 'bot']),
  name: z.nullable(z.string()).check(
    z.meta({
      description:
        'Unlike every other at this table: of names that look alike, those of accounts stay and later ones get a number. Null for an open seat and for a bot without a name.',
    }),
  ),
  account: z
    .optional(AccountMark)
    .check(z.meta({ description: 'Present for a person with an account; a guest has none.' })),
  level: z.nullable(z.string()).check(z.meta({ description: 'The bot’s level; null for a person.' })),
  taken: z.boolean().check(z.meta({ description: 'False while the seat is open.' })),
  mine: z.boolean(),
  playedBy: z
    .optional(StandIn)
    .check(z.meta({ description: 'The bot that plays for the person at present. Absent while they play.' })),
  reserved: z.optional(z.boolean()).check(
    z.meta({
      description:
        'True for an open seat that only one person may take: invited, or the person of `name` in a rematch.',
    }),
  ),
  reservedForMe: z.optional(z.boolean()).check(z.meta({ description: 'Whether that person is me.' })),
  invited: z.optional(z.string()).check(
    z.meta({
      description:
        'Handle that the opener has invited to this open seat; shown to them and to the invited person. Without `reserved` the person has declined.',
    }),
  ),
});

export const MATCH_STATUSES = ['waiting', 'running', 'over'] as const;

/** Public description of a match, with the caller's seats in `mine`. */
export const Match = z.strictObject({
  id: MatchId,
  game: GameId,
  rulesVersion: z.int(),
  options: GameObject,
  seats: z.array(MatchSeat),
  mine: z.array(Seat).check(z.meta({ description: 'My seats, ascending.' })),
  viewer: z.nullable(Seat).check(z.meta({ description: 'My seat whose view this is; null for a spectator.' })),
  status: z
    .enum(MATCH_STATUSES)
    .check(z.meta({ description: '`waiting` while a seat is open, then `running`, then `over`.' })),
  commitment: z.string().check(z.meta({ description: '`sha256:…` of the host’s seed, published before the deal.' })),
  ply: Ply,
  actor: Actor,
  result: z.nullable(Result),
  createdAt: z.int().check(z.meta({ description: 'Milliseconds since the epoch.' })),
  proposal: z
    .optional(Proposal)
    .check(z.meta({ description: 'The latest proposal to the people in the match; absent before the first.' })),
  continuedBy: z
    .optional(MatchId)
    .check(z.meta({ description: 'The match that continues this one after a turn was taken back.' })),
  continues: z
    .optional(Continues)
    .check(z.meta({ description: 'The match that this one continues, after a turn was taken back.' })),
  takenBack: z.optional(z.int().check(z.gte(1))).check(
    z.meta({
      description:
        'How many turns were taken back on the way to this match. Absent if none: only then is its result an untouched one.',
    }),
  ),
  opened: z.optional(z.boolean()).check(z.meta({ description: 'Whether I have the rights of the opener.' })),
  listed: z.optional(z.boolean()).check(z.meta({ description: 'True if the match is an open table while it waits.' })),
  rematch: z
    .optional(MatchId)
    .check(z.meta({ description: 'The rematch of this match, once somebody has asked for it.' })),
  rematchOf: z.optional(MatchId).check(z.meta({ description: 'The match of which this is the rematch.' })),
  clocks: z.optional(Clocks).check(z.meta({ description: 'Absent in a match without a clock.' })),
  askedSince: z.optional(z.int()).check(
    z.meta({
      description:
        'Since when the seat to act has been asked, in milliseconds since the epoch. Only in a running match without a clock.',
    }),
  ),
});

export const MatchPage = z.strictObject({
  matches: z.array(Match),
  next: z.nullable(z.int()).check(z.meta({ description: '`before` of the next page; null on the last page.' })),
});

/** Query of requests whose reply depends on the caller's seat. Numbers are text in a query. */
export const SeatQuery = z.strictObject({
  seat: z
    .optional(z.string().check(z.regex(/^([0-9]|1[0-5])$/)))
    .check(z.meta({ description: 'My seat whose view to return. Default: my first seat.' })),
});

/** Query of the stream of a match. */
export const StreamQuery = z.extend(SeatQuery, {
  people: z
    .optional(z.literal('1'))
    .check(z.meta({ description: 'Whether to send also messages about the people: `presence` and `chat`.' })),
  looking: z.optional(z.literal('1')).check(
    z.meta({
      description:
        'Whether I look at the match: I am not notified of it for 40 seconds, while the stream is open. `POST /api/matches/:id/looking` says so again and again.',
    }),
  ),
  unseen: z.optional(z.literal('1')).check(
    z.meta({
      description:
        'Whether nobody sees what this stream shows, as a hidden page that reads from time to time: it does not count as here.',
    }),
  ),
  once: z.optional(z.literal('1')).check(
    z.meta({
      description:
        'Whether the reply ends after what there is to say now, for networks that hold back what a reply says until it ends.',
    }),
  ),
});

/** Report of a page that it shows a match, or no longer does. */
export const Looking = z.strictObject({
  page: z
    .string()
    .check(
      z.regex(/^[\w-]{1,40}$/),
      z.meta({ description: 'Tells my pages apart: a text that this page has chosen at random, and keeps.' }),
    ),
  looking: z.boolean().check(z.meta({ description: 'Whether the page is visible.' })),
});

/** Time of the server. */
export const MeasuredTime = z.strictObject({
  now: z.int().check(z.meta({ description: 'Milliseconds, on the same scale as `now` of the clocks of a match.' })),
});

/** Query of the list of matches. Numbers are text in a query. */
export const MatchPageQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,14}$/))),
  limit: z.optional(z.string().check(z.regex(/^([1-9]|[1-4][0-9]|50)$/))),
});

export type SeedTicket = z.infer<typeof SeedTicket>;
export type Contribution = z.infer<typeof Contribution>;
export type NewSeat = z.infer<typeof NewSeat>;
export type NewMatch = z.infer<typeof NewMatch>;
/** A new match as sent by a client; fields with defaults are optional. */
export type MatchRequest = z.input<typeof NewMatch>;
export type PlayFrom = z.infer<typeof PlayFrom>;
export type TakeSeat = z.infer<typeof TakeSeat>;
export type SeatBot = z.infer<typeof SeatBot>;
export type MatchSeat = z.infer<typeof MatchSeat>;
export type Match = z.infer<typeof Match>;
export type Looking = z.infer<typeof Looking>;
export type MeasuredTime = z.infer<typeof MeasuredTime>;
export type StreamQuery = z.infer<typeof StreamQuery>;
export type SeatQuery = z.infer<typeof SeatQuery>;
export type MatchPage = z.infer<typeof MatchPage>;
