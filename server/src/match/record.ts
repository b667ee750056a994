import type { MatchRecord, Viewer } from '@levante/contract';
import { seatsOf } from './describe.ts';
import type { MatchParts } from './ports.ts';
import { tableOf } from './table.ts';

/**
 * The record of a match as a person may see it. While the match runs it holds no seed, and secret actions as the
 * person's seat sees them; afterwards it is whole, with seed and result.
 */
export async function recordOf(parts: MatchParts, id: string, person: string | null) {
  const match = await parts.store.read(id);
  if (!match) return null;
  const plies = await parts.store.plies(id, 0, match.ply);
  const viewer: Viewer = seatsOf(match, person)[0] ?? 'spectator';
  const table = tableOf(parts.games, match);
  const dealer = match.result ? await parts.store.dealerOf(id) : null;
  const names = match.seats.flatMap((seat) => seat.name ?? seat.level ?? []);
  return {
    format: 'levante-record' as const,
    version: 1 as const,
    game: match.game,
    rulesVersion: match.rulesVersion,
    options: match.options,
    ...(names.length === match.seats.length ? { names } : {}),
    commitment: match.commitment,
    ...(dealer ? { seed: dealer.seed } : {}),
    actions: plies.map((ply) => (dealer ? ply.action : table.viewAction(ply.action, viewer))),
    ...(match.result ? { result: { scores: [...match.result.scores], ranks: [...match.result.ranks] } } : {}),
  } satisfies MatchRecord;
}

export type RecordForPerson = NonNullable<Awaited<ReturnType<typeof recordOf>>>;
