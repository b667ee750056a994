import type { JsonObject, Viewer } from '@levante/contract';
import type { LevanteRecord, RunningControl } from '@levante/wire';
import type { HostParts } from '../ports/environment.ts';
import type { Branch, Entropies, StoredDealer, StoredMatch, StoredPly } from '../ports/stored-match.ts';
import { viewerOf } from './describe.ts';
import type { MatchTables } from './match-tables.ts';
import { done, failed, type HostReply } from './reply.ts';
import { seatHistory } from './seat-play.ts';
import { withTableNames } from './table-names.ts';
import { takenBackIn, timesOf } from './taken-back.ts';

/** Dependencies of `recordOf`. */
type RecordParts = Pick<HostParts, 'store' | 'lookOf'> & { readonly tables: MatchTables };

/**
 * Returns the record of a match as seen from the requested seat (null: the first). While the match runs it contains
 * neither seed nor entropy, and hidden actions are redacted for that seat. Afterwards it is complete, with seed and
 * result.
 */
export async function recordOf(
  parts: RecordParts,
  id: string,
  person: string | null,
  wanted: number | null,
): Promise<HostReply<LevanteRecord>> {
  const match = await parts.store.read(id);
  if (!match) return failed({ code: 'no-such-match' });
  const viewer = viewerOf(match, person, wanted);
  if (wanted !== null && viewer !== wanted) return failed({ code: 'not-your-seat' });
  // Only the rules know which parts of a running match are hidden; a finished one hides nothing.
  if (!match.result && parts.tables.isNewer(match)) return failed({ code: 'newer-rules' });
  return done(await writeRecord(parts, match, viewer ?? 'spectator'));
}

async function writeRecord(parts: RecordParts, match: StoredMatch, viewer: Viewer): Promise<LevanteRecord> {
  const plies = await parts.store.plies(match.id, 0, match.ply);
  const dealer = match.result ? await parts.store.dealerOf(match.id) : null;
  const table = dealer ? null : await parts.tables.at(match);
  const names = withTableNames(match, parts.lookOf).seats.flatMap((seat) => seat.name ?? seat.level ?? []);
  return {
    format: 'levante-record',
    version: 1,
    game: match.game,
    rulesVersion: match.rulesVersion,
    options: match.options,
    ...(names.length === match.seats.length ? { names } : {}),
    commitment: match.commitment,
    ...(dealer ? { seed: dealer.seed } : {}),
    ...(match.start ? { start: await startFor(parts, match, viewer) } : {}),
    actions: plies.map((ply) => table?.viewAction(ply.action, viewer) ?? ply.action),
    ...(match.result ? { result: { scores: [...match.result.scores], ranks: [...match.result.ranks] } } : {}),
    ...metaOf(match, plies, dealer),
  };
}

/** Returns the starting position as a viewer may see it: whole once the match is over. */
async function startFor(parts: RecordParts, match: StoredMatch, viewer: Viewer): Promise<JsonObject> {
  const table = await parts.tables.atPly(match, 0);
  return match.result ? table.state() : table.state(viewer);
}

/** Returns a time control as in records, without undefined fields. */
function paceOf(control: RunningControl): JsonObject {
  if (control.kind === 'days') {
    const { reserveH, ...days } = control;
    return reserveH === undefined ? days : { ...days, reserveH };
  }
  const { freeS, ...live } = control;
  return freeS === undefined ? live : { ...live, freeS };
}

/**
 * Returns the metadata of branches for a record. Consents are included only together with the entropy, which they would
 * reveal earlier.
 */
export function branchMeta(branches: readonly Branch[], entropy: Entropies | null) {
  const isConsented = branches.some(({ consents }) => consents !== undefined);
  return {
    branches: branches.map(({ ply, from }) => ({ ply, from })),
    takenBack: takenBackIn({ branches }),
    ...(entropy &&
      isConsented && { consents: branches.map(({ consents }) => [...(consents ?? entropy.map(() => null))]) }),
  };
}

/** Returns the further data of a record: what players added to the seed, branches, the time control, times used and who sat when. */
function metaOf(
  match: StoredMatch,
  plies: readonly StoredPly[],
  dealer: StoredDealer | null,
): Pick<LevanteRecord, 'meta'> {
  const { clocks, sat, branches } = match;
  const entropy = dealer?.entropy.some((one) => one !== null) ? [...dealer.entropy] : null;
  const meta = {
    ...(entropy && { entropy }),
    ...(branches && branchMeta(branches, entropy)),
    ...(clocks && { pace: paceOf(clocks.control), times: timesOf(match, plies) }),
    ...((clocks || sat) && { sat: seatHistory(match) }),
  };
  return Object.keys(meta).length > 0 ? { meta } : {};
}
