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

/** Person id of everyone on this device. */
export const HERE = 'here';

const SEED = /^[0-9a-f]{64}$/;

/** A seat as stored in this browser. */
export interface KeptSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  /** Missing in matches of older builds, where every seat without a bot belongs to this device. */
  readonly person?: string | null | undefined;
  /** Entropy added to the seed; only imported records have it on a device. */
  readonly entropy?: string | undefined;
}

/** A match as stored in this browser, with all that is needed to resume it. Its actions are stored separately. */
export interface KeptMatch extends Pick<Match, keyof typeof MATCH_FIELDS> {
  /** Sort key of lists; matches of older builds are sorted by creation time. */
  readonly number?: number | undefined;
  readonly seats: readonly KeptSeat[];
  /** Person who opened it; missing in matches of older builds. */
  readonly opener?: string | null | undefined;
  readonly openedFrom?: string | undefined;
  /** Seed of the deal; `words` counts how many words of its random stream have been used. */
  readonly seed: string;
  readonly words: number;
  /** Complete state after `ply` actions. */
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

/** Returns a seat with its added entropy; without any, the stored form stays the same. */
export function withEntropy({ entropy: _before, ...seat }: KeptSeat, entropy: string | null): KeptSeat {
  return entropy === null ? seat : { ...seat, entropy };
}

/** Converts a stored match to the host's type. */
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
