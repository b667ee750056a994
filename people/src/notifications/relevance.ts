import type { Match } from '@levante/wire';
import { NOTIFICATION_RULES } from './kinds.ts';
import type { NotifiedMatches, NotifierParts, OutboxEvent, OutboxStore } from './ports.ts';
import { seatToAct } from './seat-to-act.ts';

/** Returns whether an event still applies and is not superseded by a later event of the same kind. */
export async function isRelevant(
  { outbox, matches }: Pick<NotifierParts, 'outbox' | 'matches'>,
  event: Pick<OutboxEvent, 'person' | 'match' | 'kind' | 'ply' | 'at'>,
  match: Match,
): Promise<boolean> {
  if (event.kind === 'low')
    return (await isSameTurn(matches, event, match)) && !(await isAnnouncedLater(outbox, event));
  const { holds, isRepeatable } = NOTIFICATION_RULES[event.kind];
  if (!holds(match, event.ply)) return false;
  return !isRepeatable || !(await outbox.hasLater(event));
}

/**
 * Returns whether the turn that began at the ply of an event is still in progress. Its person may have made decisions
 * in it.
 */
export async function isSameTurn(
  matches: Pick<NotifiedMatches, 'isStillTurn'>,
  { ply }: Pick<OutboxEvent, 'ply'>,
  match: Match,
): Promise<boolean> {
  const seat = seatToAct(match);
  if (seat === null || !NOTIFICATION_RULES.low.holds(match, ply)) return false;
  return match.ply === ply || (await matches.isStillTurn(match.id, seat, ply));
}

/** Returns whether the turn of an event was announced again, as after a pause: one message about low time is enough. */
async function isAnnouncedLater(
  outbox: Pick<OutboxStore, 'hasLater'>,
  { person, match, at }: Pick<OutboxEvent, 'person' | 'match' | 'at'>,
): Promise<boolean> {
  for (const kind of ['turn', 'low'] as const) if (await outbox.hasLater({ person, match, kind, at })) return true;
  return false;
}
