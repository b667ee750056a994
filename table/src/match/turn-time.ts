import type { MatchRecord, Seat } from '@levante/contract';

/** Time that a player used for a turn. */
export interface TurnTime {
  readonly seat: Seat;
  readonly usedMs: number;
}

/** Returns the time used for the turn of action number `ply`; null for chance and for records without times. */
export function turnTimeAt({ actions, meta }: Pick<MatchRecord, 'actions' | 'meta'>, ply: number): TurnTime | null {
  const times: unknown = meta?.times;
  const actorOf = (at: number): string | undefined => actions[at]?.split(' ', 1)[0];
  const actor = actorOf(ply - 1);
  if (!Array.isArray(times) || actor === undefined || actor === '*') return null;
  // A turn is the consecutive actions of one player, with the chance between them.
  const isTurn = (at: number): boolean => actorOf(at) === actor || actorOf(at) === '*';
  let from = ply - 1;
  while (isTurn(from - 1)) from -= 1;
  let to = ply;
  while (isTurn(to)) to += 1;
  const used: readonly unknown[] = times.slice(from, to);
  const usedMs = used.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
  return { seat: Number(actor), usedMs };
}
