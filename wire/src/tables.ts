import * as z from 'zod/mini';
import { RunningControl, TimeControl } from './clocks.ts';
import { AccountMark, Commitment, Entropy, GameId, Handle, MatchId, PlayerName, Seat } from './fields.ts';
import { MAX_OPEN_TABLES } from './limits.ts';
import { Contribution, Match } from './match.ts';
import { GameObject } from './plain.ts';

export const OpenTableSeat = z.strictObject({
  kind: z.enum(['person', 'bot']),
  name: z
    .nullable(z.string())
    .check(z.meta({ description: 'As at the table. Null for a free seat and for a bot without a name.' })),
  account: z.optional(AccountMark).check(z.meta({ description: 'Present for a person with an account.' })),
  level: z.nullable(z.string()).check(z.meta({ description: 'The bot’s level; null for a person.' })),
  taken: z.boolean().check(z.meta({ description: 'False while the seat is free.' })),
  reserved: z
    .optional(z.boolean())
    .check(z.meta({ description: 'True for a free seat that only one person may take.' })),
});

/** A match that waits for players and that anyone may join. Equal for all callers. */
export const ListedTable = z.strictObject({
  id: MatchId.check(z.meta({ description: 'Id of the match: take a seat with `POST /api/matches/:id/seats`.' })),
  game: GameId,
  options: GameObject.check(z.meta({ description: 'Options that differ from the usual ones of the game.' })),
  opener: z.nullable(z.string()).check(
    z.meta({
      description: 'Name of the person who opened the table, or of the first who sits there; as in `seats`.',
    }),
  ),
  seats: z.array(OpenTableSeat),
  createdAt: z.int().check(z.meta({ description: 'Milliseconds since the epoch.' })),
  timeControl: z.optional(RunningControl).check(z.meta({ description: 'Absent for a match without a clock.' })),
});

const Here = z
  .optional(z.int())
  .check(z.meta({ description: 'Number of people who follow the open tables. Absent if the server does not know.' }));

export const OpenTables = z.strictObject({
  here: Here,
  tables: z.array(ListedTable).check(z.meta({ description: `The newest ${MAX_OPEN_TABLES}, newest first.` })),
});

/** All open tables. Sent first. */
export const TablesMessage = z.strictObject({ type: z.literal('tables'), tables: z.array(ListedTable), here: Here });

/** Changes of the list. */
export const TableChangesMessage = z.strictObject({
  type: z.literal('changes'),
  tables: z.array(ListedTable).check(z.meta({ description: 'Tables that are new or have changed.' })),
  gone: z.array(MatchId).check(z.meta({ description: 'Tables that are full, called off, or left out.' })),
  here: z.optional(z.int()).check(z.meta({ description: 'The new number of followers, if it has changed.' })),
});

/** The waiting matches with a seat reserved for me. Sent first and when they change, to callers with an identity. */
export const InvitesMessage = z.strictObject({ type: z.literal('invites'), matches: z.array(Match) });

export const TableListMessage = z.discriminatedUnion('type', [TablesMessage, TableChangesMessage]);

/** A message of the stream of open tables. */
export const TablesEvent = z.discriminatedUnion('type', [TablesMessage, TableChangesMessage, InvitesMessage]);

/** Query of the stream of open tables. */
export const FollowTablesQuery = z.strictObject({
  only: z
    .optional(z.literal('invites'))
    .check(z.meta({ description: 'Sends my invitations only, and not the open tables.' })),
  shown: z
    .optional(z.literal('1'))
    .check(z.meta({ description: 'Lists me among the people who are here, while the stream is open.' })),
  once: z.optional(z.literal('1')).check(
    z.meta({
      description:
        'Whether the reply ends after what there is to say now, for networks that hold back what a reply says until it ends.',
    }),
  ),
});

/** Maximum number of people in the list of people present. */
export const MAX_HERE = 50;

/** People who let others see that they are here. */
export const PeopleHere = z.strictObject({
  people: z
    .array(
      z.strictObject({
        handle: z.string(),
        name: z.nullable(z.string()),
        does: z
          .enum(['plays', 'waits', 'looks'])
          .check(z.meta({ description: '`plays`: has a running match open; `waits`: sits at an open table.' })),
        match: z
          .optional(z.strictObject({ id: MatchId, game: GameId }))
          .check(z.meta({ description: 'The match that they play, if it began as an open table.' })),
      }),
    )
    .check(z.meta({ description: `At most ${MAX_HERE}, by handle, without me.` })),
});

/** Usual lengths of live matches of this server. */
export const Durations = z.strictObject({
  durations: z
    .array(
      z.strictObject({
        game: GameId,
        players: z.int(),
        bankS: z.int(),
        incrementS: z.int(),
        minutes: z.int().check(z.meta({ description: 'Median of the time that all turns of a match took.' })),
      }),
    )
    .check(z.meta({ description: 'Only for kinds of matches with ten recent ones among people.' })),
});

export const Invites = z.strictObject({
  matches: z.array(Match).check(z.meta({ description: 'At most 20, the newest first.' })),
});

/** Request to reserve an open seat for a person. Default: the first unreserved one. */
export const NewInvite = z.strictObject({ handle: Handle, seat: z.optional(Seat) });

/** Request to reopen a seat to which a person was invited. */
export const WithdrawInvite = z.strictObject({ seat: Seat });

/** My addition to the seed of the match to which a quick match leads. */
export const QuickContribution = z.extend(Contribution, {
  commitment: z
    .optional(Commitment)
    .check(z.meta({ description: 'Of the table at which I want to be seated. Default: only at a new one.' })),
});

/** Request to play with anyone who waits for the same, with the game's usual options. */
export const QuickMatch = z.strictObject({
  game: GameId,
  players: z.int().check(z.gte(2), z.lte(16), z.meta({ description: 'Number of players.' })),
  name: PlayerName,
  timeControl: z.optional(TimeControl).check(z.meta({ description: 'How fast to play. Default: no clock.' })),
  entropy: z
    .optional(Entropy)
    .check(
      z.meta({ description: 'Used if I am seated at an open table, whatever its commitment. Prefer `contribution`.' }),
    ),
  contribution: z.optional(QuickContribution).check(
    z.meta({
      description:
        'My addition to the seed. With it I am seated only where I have seen the commitment: at the table of `commitment`, or at one that is opened with the seed of the ticket. At another table that fits, the reply is that table, without a seat of mine: send its commitment, and new entropy.',
    }),
  ),
});

/** Query of the next match in which it is my turn. */
export const NextTurnQuery = z.strictObject({
  after: z.optional(MatchId).check(z.meta({ description: 'A match to leave out: the one I come from.' })),
});

export const NextTurn = z.strictObject({
  match: z.nullable(Match).check(z.meta({ description: 'Where it has been my turn for longest; null if nowhere.' })),
  count: z.int().check(z.meta({ description: 'Number of such matches, at most 100.' })),
});

export type OpenTableSeat = z.infer<typeof OpenTableSeat>;
export type ListedTable = z.infer<typeof ListedTable>;
export type OpenTables = z.infer<typeof OpenTables>;
export type TablesMessage = z.infer<typeof TablesMessage>;
export type TableChangesMessage = z.infer<typeof TableChangesMessage>;
export type TableListMessage = z.infer<typeof TableListMessage>;
export type InvitesMessage = z.infer<typeof InvitesMessage>;
export type PeopleHere = z.infer<typeof PeopleHere>;
export type Durations = z.infer<typeof Durations>;
export type Invites = z.infer<typeof Invites>;
export type TablesEvent = z.infer<typeof TablesEvent>;
export type QuickMatch = z.infer<typeof QuickMatch>;
export type NextTurn = z.infer<typeof NextTurn>;
