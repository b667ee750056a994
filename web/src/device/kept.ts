import { type Seat, writeActor } from '@levante/contract';
import { Match, ViewMessage } from '@levante/wire';
import * as z from 'zod/mini';

const SEED = /^[0-9a-f]{64}$/;

/** Who sits in a seat of a match on this device: a person at this screen, or a bot. */
const KeptSeat = z.strictObject({
  kind: z.enum(['person', 'bot']),
  name: z.nullable(z.string()),
  level: z.nullable(z.string()),
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
  seats: z.array(KeptSeat),
  /** What deals the match, and how many words of its stream have been used. */
  seed: z.string().check(z.regex(SEED)),
  words: z.int(),
  /** The whole state after `ply` actions. */
  state: ViewMessage.shape.state,
});

export type KeptSeat = z.infer<typeof KeptSeat>;
export type KeptMatch = z.infer<typeof KeptMatch>;

/** The seats of the people at this screen, ascending. */
export function seatsHere(match: KeptMatch): Seat[] {
  return match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Through whose eyes it is looked at: the wanted seat, or the first of those here; null where only bots play. */
export function viewerOf(match: KeptMatch, wanted: Seat | null): Seat | null {
  const mine = seatsHere(match);
  return wanted !== null && mine.includes(wanted) ? wanted : (mine[0] ?? null);
}

/** The bot that is to act; null where a person, chance or nobody is. */
export function botToAct(match: KeptMatch): Seat | null {
  const seat = match.seats.findIndex((_, i) => writeActor(i) === match.actor);
  return match.seats[seat]?.kind === 'bot' ? seat : null;
}

/** The match as the pages know matches, looked at through a wanted seat. */
export function describe(match: KeptMatch, wanted: Seat | null): Match {
  const { id, game, rulesVersion, options, commitment, ply, actor, result, createdAt } = match;
  return {
    id,
    game,
    rulesVersion,
    options,
    seats: match.seats.map(({ kind, name, level }, seat) => {
      return { seat, kind, name, level, taken: true, mine: kind === 'person' };
    }),
    mine: seatsHere(match),
    viewer: viewerOf(match, wanted),
    status: result ? 'over' : 'running',
    commitment,
    ply,
    actor,
    result,
    createdAt,
  };
}
