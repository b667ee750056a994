import type { JsonObject } from '@levante/contract';
import type { StoredMatch, StoredSeat } from '@levante/host';
import {
  exactly,
  type Form,
  isInteger,
  isPlain,
  isText,
  listOf,
  MATCH_FIELDS,
  type Match,
  nullOr,
  oneOf,
  optional,
} from '@levante/wire';

/** Everybody at this screen: on a device there is nobody else. */
export const HERE = 'here';

const SEED = /^[0-9a-f]{64}$/;

/** A seat as this browser keeps it. */
export interface KeptSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  /** Matches of earlier pages do not say it: whoever is no bot sits at this screen. */
  readonly person?: string | null | undefined;
  /** What was added to the seed; on a device there is nobody to add anything, but a record that is kept may have it. */
  readonly entropy?: string | undefined;
}

/** A match as this browser keeps it: all that is needed to go on with it. Its actions are kept beside it. */
export interface KeptMatch extends Pick<Match, keyof typeof MATCH_FIELDS> {
  /** The order of lists; matches of earlier pages are ordered by when they were created. */
  readonly number?: number | undefined;
  readonly seats: readonly KeptSeat[];
  /** Person who opened it; missing in matches of earlier pages. */
  readonly opener?: string | null | undefined;
  readonly openedFrom?: string | undefined;
  /** What deals the match, and how many words of its stream have been used. */
  readonly seed: string;
  readonly words: number;
  /** The whole state after `ply` actions. */
  readonly state: JsonObject;
}

const isKeptSeat = exactly<KeptSeat>({
  kind: oneOf('person', 'bot'),
  name: nullOr(isText),
  level: nullOr(isText),
  person: optional(nullOr(isText)),
  entropy: optional(isText),
});

const isSeed = (value: unknown): value is string => isText(value) && SEED.test(value);

export const isKeptMatch: Form<KeptMatch> = exactly<KeptMatch>({
  ...MATCH_FIELDS,
  number: optional(isInteger),
  seats: listOf(isKeptSeat),
  opener: optional(nullOr(isText)),
  openedFrom: optional(isText),
  seed: isSeed,
  words: isInteger,
  state: isPlain,
});

/** A seat with what was added to the seed; without anything it is kept as it always was. */
export function withEntropy({ entropy: _before, ...seat }: KeptSeat, entropy: string | null): KeptSeat {
  return entropy === null ? seat : { ...seat, entropy };
}

/** A kept match as a host knows it. */
export function storedMatch(kept: KeptMatch): StoredMatch {
  const { seed: _seed, words: _words, seats, number, opener = null, openedFrom, ...match } = kept;
  const stored = seats.map(storedSeat);
  const waits = stored.some((seat) => seat.kind === 'person' && seat.person === null);
  const status = waits ? 'waiting' : match.result ? 'over' : 'running';
  return {
    ...match,
    number: number ?? match.createdAt,
    seats: stored,
    status,
    opener,
    ...(openedFrom && { openedFrom }),
  };
}

function storedSeat({ kind, name, level, person }: KeptSeat, seat: number): StoredSeat {
  return { seat, kind, name, level, person: kind === 'bot' ? null : person === undefined ? HERE : person };
}
