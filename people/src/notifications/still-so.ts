import type { Match } from '@levante/wire';
import { askedSeat, isCurrent } from './current.ts';
import type { DeliveryKind, NotificationStore, NotifiedMatches, NotifierParts, OutboxEvent } from './ports.ts';

/** Kinds that may happen again at the same ply of a match. */
const REPEATABLE: readonly DeliveryKind[] = ['invited', 'proposed', 'replaced'];

/** Returns whether what an event says is still so, and is not said by another one about the same happening again. */
export async function isStillSo(
  { store, matches }: Pick<NotifierParts, 'store' | 'matches'>,
  event: Pick<OutboxEvent, 'person' | 'match' | 'kind' | 'ply' | 'at'>,
  match: Match,
): Promise<boolean> {
  if (event.kind === 'low') return (await isSameTurn(matches, event, match)) && !(await isSaidLater(store, event));
  if (!isCurrent(event, match)) return false;
  return !REPEATABLE.includes(event.kind) || !(await store.hasLater(event));
}

/** Returns whether it is still the turn that began at the ply of an event, in which its person may have decided something. */
export async function isSameTurn(
  matches: Pick<NotifiedMatches, 'isStillTurn'>,
  { ply }: Pick<OutboxEvent, 'ply'>,
  match: Match,
): Promise<boolean> {
  const seat = askedSeat(match);
  if (seat === null || !isCurrent({ kind: 'low', ply }, match)) return false;
  return match.ply === ply || (await matches.isStillTurn(match.id, seat, ply));
}

/** Returns whether the turn of an event was announced again, as after a pause: one message about low time is enough. */
async function isSaidLater(
  store: Pick<NotificationStore, 'hasLater'>,
  { person, match, at }: Pick<OutboxEvent, 'person' | 'match' | 'at'>,
): Promise<boolean> {
  for (const kind of ['turn', 'low'] as const) if (await store.hasLater({ person, match, kind, at })) return true;
  return false;
}
