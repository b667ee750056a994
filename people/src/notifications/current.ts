import type { Match } from '@levante/wire';
import type { Delivery, MatchStanding, MessageItem } from './ports.ts';
import { turnTimeLeft } from './time-left.ts';

/** Returns the person's seat that is asked; null if none is, or a bot plays it. */
export function askedSeat({ status, actor, mine, seats }: Match): number | null {
  if (status !== 'running' || actor === null) return null;
  const seat = mine.find((one) => String(one) === actor);
  return seat === undefined || seats[seat]?.playedBy ? null : seat;
}

/** Returns whether the person still has to answer the open proposal of a match. */
function mustAnswer({ proposal, mine }: Match): boolean {
  if (proposal?.outcome !== null) return false;
  return mine.some((seat) => proposal.asked.includes(seat) && !proposal.agreed.includes(seat));
}

/** Returns whether what a delivery says is still so, in a match as its person sees it. */
export function isCurrent({ kind, ply }: Pick<Delivery, 'kind' | 'ply'>, match: Match): boolean {
  switch (kind) {
    case 'turn':
      return match.ply === ply && askedSeat(match) !== null;
    // A turn may consist of several decisions.
    case 'low':
      return match.ply >= ply && askedSeat(match) !== null;
    case 'started':
      return match.status === 'running';
    case 'invited':
      return match.status === 'waiting' && match.seats.some(({ reservedForMe }) => reservedForMe === true);
    case 'proposed':
      return mustAnswer(match);
    case 'replaced':
      return match.status === 'running' && match.mine.some((seat) => match.seats[seat]?.playedBy !== undefined);
    case 'ended':
      return match.status === 'over' && match.continuedBy === undefined;
    case 'channel-off':
    case 'security':
    case 'taken':
      return true;
  }
}

/** Returns the result of a match, best first, or null. */
function standingsOf({ result, seats, mine }: Match): readonly MatchStanding[] | null {
  if (result === null) return null;
  const standings = seats.map(({ seat, name }) => ({
    seat,
    name,
    rank: result.ranks[seat] ?? seats.length,
    score: result.scores[seat] ?? 0,
    mine: mine.includes(seat),
  }));
  return standings.sort((one, other) => one.rank - other.rank);
}

/** Returns the item of a message for a delivery; null if it has none. */
export function itemOf(delivery: Delivery, match: Match | null): MessageItem | null {
  const { event, kind, ply, at, seat } = delivery;
  if (kind === 'taken') return null;
  const base = { event, kind, ply, at, match: delivery.match, game: match?.game ?? '' };
  if (match === null) return { ...base, by: null, handle: null, leftMs: null, what: null, result: null };
  const asked = askedSeat(match);
  const isAboutTime = kind === 'turn' || kind === 'low';
  const from = kind === 'proposed' ? (match.proposal?.seat ?? null) : seat;
  const by = from === null ? null : match.seats[from];
  const what = kind === 'proposed' ? match.proposal?.kind : kind === 'invited' && match.rematchOf && 'rematch';
  return {
    ...base,
    by: by?.name ?? null,
    handle: by?.account?.handle ?? null,
    leftMs: isAboutTime && asked !== null ? turnTimeLeft(match, asked) : null,
    what: what || null,
    result: kind === 'ended' ? standingsOf(match) : null,
  };
}
