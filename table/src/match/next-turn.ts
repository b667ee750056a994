import type { Seat } from '@levante/contract';
import { type Draft, openDraft } from './draft.ts';
import type { Draftable } from './position.ts';
import type { MatchSession } from './session.ts';
import { lastPly, lastPosition, positionAt, type Timeline } from './timeline.ts';

/** Returns the empty draft of this screen's next turn on the shown position; null if there is none to plan. */
export function nextTurn<P extends Draftable<P, F>, F extends { readonly type: string }>(
  session: MatchSession<P, F>,
): Draft<P, F> | null {
  const match = session.match.value;
  const { ply } = session.shown.value;
  const position = session.position(ply);
  if (match?.status !== 'running' || !position || session.passTo.value !== null) return null;
  const last = position.actor ?? -1;
  const { length } = match.seats;
  const turnsUntil = (seat: Seat): number => (seat - last - 1 + length) % length;
  const seats = [...session.planners.value].sort((a, b) => turnsUntil(a) - turnsUntil(b));
  for (const seat of seats) {
    const ahead = position.turnAhead(seat);
    if (ahead) return openDraft<P, F>(ply, ahead);
  }
  return null;
}

/** Returns whether a seat has played in its turn since `ply`; null if that part of the match is unknown. */
export function hasPlayedSince<P extends Draftable<P, F>, F>(
  timeline: Timeline<P, F> | null,
  seat: Seat,
  ply: number | null,
): boolean | null {
  if (!timeline || ply === null || ply < timeline.first) return null;
  return timeline.plies
    .slice(ply - timeline.first)
    .some(({ line }, i) => line.startsWith(`${seat} `) && positionAt(timeline, ply + i).drafting === seat);
}

/** Returns the empty draft of a seat's turn after the last committed action; null if it is not its turn. */
export function turnNow<P extends Draftable<P, F>, F extends { readonly type: string }>(
  session: MatchSession<P, F>,
  seat: Seat,
): Draft<P, F> | null {
  const timeline = session.timeline.peek();
  const position = timeline && lastPosition(timeline);
  const isTurn = position?.drafting === seat && position.actor === seat && session.deciders.peek().includes(seat);
  return timeline && position && isTurn ? openDraft<P, F>(lastPly(timeline), position) : null;
}
