import type { MatchRecord, Viewer } from '@levante/contract';
import type { StoredMatch } from '../store/port.ts';
import { viewerOf } from './describe.ts';
import { done, failed, type Outcome } from './outcome.ts';
import type { MatchParts } from './ports.ts';
import { tableOf } from './table.ts';

/**
 * The record of a match as a person may see it through the wanted seat (null: her first). While the match runs it
 * holds no seed, and secret actions as that seat sees them; afterwards it is whole, with seed and result.
 */
export async function recordOf(
  parts: MatchParts,
  id: string,
  person: string | null,
  wanted: number | null,
): Promise<Outcome<RecordForPerson>> {
  const match = await parts.store.read(id);
  if (!match) return failed({ code: 'no-such-match' });
  const viewer = viewerOf(match, person, wanted);
  if (wanted !== null && viewer !== wanted) return failed({ code: 'not-your-seat' });
  return done(await writeRecord(parts, match, viewer ?? 'spectator'));
}

async function writeRecord(parts: MatchParts, match: StoredMatch, viewer: Viewer) {
  const plies = await parts.store.plies(match.id, 0, match.ply);
  const table = tableOf(parts.games, match);
  const dealer = match.result ? await parts.store.dealerOf(match.id) : null;
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

export type RecordForPerson = Awaited<ReturnType<typeof writeRecord>>;
