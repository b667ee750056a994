import type { StoredMatch, StoredSeat } from '@levante/host';
import { Match, ViewMessage } from '@levante/wire';
import * as z from 'zod/mini';

/** Everybody at this screen: on a device there is nobody else. */
export const HERE = 'here';

const SEED = /^[0-9a-f]{64}$/;

const KeptSeat = z.strictObject({
  kind: z.enum(['person', 'bot']),
  name: z.nullable(z.string()),
  level: z.nullable(z.string()),
  /** Matches of earlier pages do not say it: whoever is no bot sits at this screen. */
  person: z.optional(z.nullable(z.string())),
});

const { id, game, rulesVersion, options, commitment, ply, actor, result, createdAt } = Match.shape;

/** A match as this browser keeps it: all that is needed to go on with it. Its actions are kept beside it. */
export const KeptMatch = z.strictObject({
  id,
  game,
  rulesVersion,
  options,
  commitment,
  ply,
  actor,
  result,
  createdAt,
  /** The order of lists; matches of earlier pages are ordered by when they were created. */
  number: z.optional(z.int()),
  seats: z.array(KeptSeat),
  /** What deals the match, and how many words of its stream have been used. */
  seed: z.string().check(z.regex(SEED)),
  words: z.int(),
  /** The whole state after `ply` actions. */
  state: ViewMessage.shape.state,
});

export type KeptMatch = z.infer<typeof KeptMatch>;

/** A kept match as a host knows it. */
export function storedMatch(kept: KeptMatch): StoredMatch {
  const { seed: _seed, words: _words, seats, number, ...match } = kept;
  const stored = seats.map(storedSeat);
  const waits = stored.some((seat) => seat.kind === 'person' && seat.person === null);
  const status = waits ? 'waiting' : match.result ? 'over' : 'running';
  return { ...match, number: number ?? match.createdAt, seats: stored, status };
}

function storedSeat({ kind, name, level, person }: KeptMatch['seats'][number], seat: number): StoredSeat {
  return { seat, kind, name, level, person: kind === 'bot' ? null : person === undefined ? HERE : person };
}
