import type { Acted } from './act.ts';
import { isClocks, isPlayedBy } from './clock-forms.ts';
import type { ApiError } from './error.ts';
import type { AccountMark } from './fields.ts';
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
import type { GameInfo, GameList } from './game.ts';
import type { Match, MatchPage, MatchSeat, MeasuredTime, SeedTicket } from './match.ts';
import type { Departed, Me, RenewedKeys } from './me.ts';
import type { Continues, Proposal } from './proposal.ts';

/** Forms of server replies. Tests compare each with the schema of the same name. */
const isResult = exactly<{ scores: number[]; ranks: number[] }>({
  scores: listOf(isInteger),
  ranks: listOf(isInteger),
});
const isActor = nullOr(isText);

const isSpan = (value: unknown): value is [number, number] => listOf(isInteger)(value) && value.length === 2;

export const isActed: Form<Acted> = exactly<Acted>({ ply: isInteger });
/** Accepts an empty reply. */
export const isNothing: Form<object> = exactly<object>({});
export const isRenewedKeys: Form<RenewedKeys> = exactly<RenewedKeys>({ token: isText });
export const isDeparted: Form<Departed> = exactly<Departed>({ until: nullOr(isInteger) });
export const isMeasuredTime: Form<MeasuredTime> = exactly<MeasuredTime>({ now: isInteger });
export const isMe: Form<Me> = exactly<Me>({ name: nullOr(isText) });

export const isApiError: Form<ApiError> = atLeast<ApiError>({
  code: isText,
  message: isText,
  path: optional(isText),
  clause: optional(nullOr(isText)),
  data: optional(isPlain),
  at: optional(isInteger),
  ply: optional(isInteger),
  until: optional(isInteger),
});

const isGameInfo = exactly<GameInfo>({
  id: isText,
  rulesVersion: isInteger,
  players: isSpan,
  options: isPlain,
  levels: listOf(isText),
});

export const isGameList: Form<GameList> = exactly<GameList>({ games: listOf(isGameInfo) });

/** The mark of a person with an account. */
export const isAccountMark: Form<AccountMark> = exactly<AccountMark>({ handle: nullOr(isText) });

const isMatchSeat = exactly<MatchSeat>({
  seat: isInteger,
  kind: oneOf('person', 'bot'),
  name: nullOr(isText),
  account: optional(isAccountMark),
  level: nullOr(isText),
  taken: isFlag,
  mine: isFlag,
  playedBy: optional(isPlayedBy),
  reserved: optional(isFlag),
  reservedForMe: optional(isFlag),
  invited: optional(isText),
});

const isProposal = exactly<Proposal>({
  number: isInteger,
  kind: oneOf('take-back', 'cancel', 'break', 'pause', 'go-on', 'end-now', 'stand-in'),
  seat: isInteger,
  to: nullOr(isInteger),
  asked: listOf(isInteger),
  away: optional(isInteger),
  pauseUntil: optional(isInteger),
  agreed: listOf(isInteger),
  outcome: nullOr(oneOf('accepted', 'refused', 'withdrawn', 'void')),
  by: nullOr(isInteger),
  leftMs: isInteger,
});

/** Fields of a match that are the same for every caller. Matches on a device have them, too. */
export const MATCH_FIELDS = {
  id: isText,
  game: isText,
  rulesVersion: isInteger,
  options: isPlain,
  commitment: isText,
  ply: isInteger,
  actor: isActor,
  result: nullOr(isResult),
  createdAt: isInteger,
} as const;

export const isMatch: Form<Match> = exactly<Match>({
  ...MATCH_FIELDS,
  seats: listOf(isMatchSeat),
  mine: listOf(isInteger),
  viewer: nullOr(isInteger),
  status: oneOf('waiting', 'running', 'over'),
  opened: optional(isFlag),
  proposal: optional(isProposal),
  continuedBy: optional(isText),
  continues: optional(exactly<Continues>({ from: isText, ply: isInteger })),
  takenBack: optional(isInteger),
  clocks: optional(isClocks),
  askedSince: optional(isInteger),
  listed: optional(isFlag),
  rematch: optional(isText),
  rematchOf: optional(isText),
});

export const isSeedTicket: Form<SeedTicket> = exactly<SeedTicket>({ commitment: isText, ticket: isText });

export const isMatchPage: Form<MatchPage> = exactly<MatchPage>({ matches: listOf(isMatch), next: nullOr(isInteger) });
