import type { JsonObject } from '@levante/contract';
import type { Branch, MadeProposal, StoredMatch, StoredProposal, StoredProposals, StoredSeat } from '@levante/host';
import {
  exactly,
  type Form,
  isFlag,
  isInteger,
  isPlain,
  isProposalKind,
  isProposalOutcome,
  isResult,
  isText,
  listOf,
  type Match,
  nullOr,
  oneOf,
  optional,
} from '@levante/wire';

/** Person id of everyone on this device. */
export const HERE = 'here';

const SEED = /^[0-9a-f]{64}$/;

/** A seat as stored in this browser. */
export interface BrowserSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  /** Missing in matches of older builds, in which every seat without a bot belongs to this device. */
  readonly person?: string | null | undefined;
  /** Entropy added to the seed; only imported records have it on a device. */
  readonly entropy?: string | undefined;
}

/** Fields of a match that are the same on a server and on a device. */
type MatchField = 'id' | 'game' | 'rulesVersion' | 'options' | 'commitment' | 'ply' | 'actor' | 'result' | 'createdAt';

/** A match as stored in this browser, with everything needed to resume it. Its actions are stored separately. */
export interface BrowserMatch extends Pick<Match, MatchField> {
  /** Sort key of lists; matches of older builds are sorted by creation time. */
  readonly number?: number | undefined;
  readonly seats: readonly BrowserSeat[];
  /** Person who opened it; missing in matches of older builds. */
  readonly opener?: string | null | undefined;
  readonly openedFrom?: string | undefined;
  /** Seed of the deal. `words` is the number of words used of its random stream. */
  readonly seed: string;
  readonly words: number;
  /** Complete state after `ply` actions. */
  readonly state: JsonObject;
  /** Set for a match that was ended without a result. */
  readonly ended?: boolean | undefined;
  readonly continuedBy?: string | undefined;
  readonly branches?: readonly Branch[] | undefined;
  readonly start?: JsonObject | undefined;
  readonly proposals?: StoredProposals | undefined;
}

const isConsents = listOf(nullOr(isText));

const isBranch = exactly<Branch>({
  ply: isInteger,
  from: isText,
  consents: optional(isConsents),
  usedMs: optional(listOf(isInteger)),
  takenBack: optional(isInteger),
});

const isMade = exactly<MadeProposal>({
  kind: isProposalKind,
  seat: isInteger,
  ply: isInteger,
});

const isProposal = exactly<StoredProposal>({
  number: isInteger,
  kind: isProposalKind,
  seat: isInteger,
  ply: isInteger,
  to: nullOr(isInteger),
  until: isInteger,
  agreed: listOf(isInteger),
  outcome: nullOr(isProposalOutcome),
  by: nullOr(isInteger),
  away: optional(isInteger),
  asked: optional(listOf(isInteger)),
  pauseUntil: optional(isInteger),
  consents: optional(isConsents),
  askedAt: optional(isInteger),
});

const isProposals = exactly<StoredProposals>({ version: isInteger, latest: isProposal, made: listOf(isMade) });

const isBrowserSeat = exactly<BrowserSeat>({
  kind: oneOf('person', 'bot'),
  name: nullOr(isText),
  level: nullOr(isText),
  person: optional(nullOr(isText)),
  entropy: optional(isText),
});

const isSeed = (value: unknown): value is string => isText(value) && SEED.test(value);

export const isBrowserMatch: Form<BrowserMatch> = exactly<BrowserMatch>({
  id: isText,
  game: isText,
  rulesVersion: isInteger,
  options: isPlain,
  commitment: isText,
  ply: isInteger,
  actor: nullOr(isText),
  result: nullOr(isResult),
  createdAt: isInteger,
  number: optional(isInteger),
  seats: listOf(isBrowserSeat),
  opener: optional(nullOr(isText)),
  openedFrom: optional(isText),
  seed: isSeed,
  words: isInteger,
  state: isPlain,
  ended: optional(isFlag),
  continuedBy: optional(isText),
  branches: optional(listOf(isBranch)),
  start: optional(isPlain),
  proposals: optional(isProposals),
});

/** Returns a seat with its added entropy. Without entropy the stored form is unchanged. */
export function withEntropy({ entropy: _before, ...seat }: BrowserSeat, entropy: string | null): BrowserSeat {
  return entropy === null ? seat : { ...seat, entropy };
}

/** Converts a stored match to the host's type. */
export function storedMatch(row: BrowserMatch): StoredMatch {
  const { seed: _seed, words: _words, seats, number, opener = null, openedFrom, ended, ...rest } = row;
  const { continuedBy, branches, start, proposals, ...match } = rest;
  const stored = seats.map(storedSeat);
  const waits = stored.some((seat) => seat.kind === 'person' && seat.person === null);
  const status = waits ? 'waiting' : match.result || ended ? 'over' : 'running';
  return {
    ...match,
    number: number ?? match.createdAt,
    seats: stored,
    status,
    opener,
    ...(openedFrom && { openedFrom }),
    ...(continuedBy && { continuedBy }),
    ...(branches && { branches }),
    ...(start && { start }),
    ...(proposals && { proposals }),
  };
}

function storedSeat({ kind, name, level, person }: BrowserSeat, seat: number): StoredSeat {
  return { seat, kind, name, level, person: kind === 'bot' ? null : person === undefined ? HERE : person };
}
