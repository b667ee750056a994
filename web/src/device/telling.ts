import type { MatchRecord, Registry, Seat, Viewer } from '@levante/contract';
import type { StreamMessage, StreamPly } from '@levante/wire';
import { tableOf } from './entry.ts';
import { describe, type KeptMatch, viewerOf } from './kept.ts';

/** Everything at once: the match and its state, as the seat that looks may see them. */
export function viewMessage(games: Registry, match: KeptMatch, wanted: Seat | null): StreamMessage {
  const table = tableOf(games, match);
  const told = describe(match, wanted);
  return {
    type: 'view',
    match: told,
    state: table.state(told.viewer ?? 'spectator'),
    legal: legalFor(games, match, told.viewer),
  };
}

/** Who sits where. */
export function matchMessage(match: KeptMatch, wanted: Seat | null): StreamMessage {
  return { type: 'match', match: describe(match, wanted), legal: null };
}

/** What was done since ply `from`, as the seat that looks may see it; `plies` are the actions from there on. */
export function pliesMessage(
  games: Registry,
  match: KeptMatch,
  wanted: Seat | null,
  plies: readonly StreamPly[],
): StreamMessage {
  const table = tableOf(games, match);
  const seat = viewerOf(match, wanted);
  const viewer: Viewer = seat ?? 'spectator';
  return {
    type: 'plies',
    from: match.ply - plies.length,
    ply: match.ply,
    plies: plies.map(({ action, journal }) => ({
      action: table.viewAction(action, viewer),
      journal: journal.map((fact) => table.viewFact(fact, viewer)),
    })),
    state: table.state(viewer),
    actor: match.actor,
    legal: legalFor(games, match, seat),
    result: match.result,
  };
}

function legalFor(games: Registry, match: KeptMatch, seat: Seat | null): string[] | null {
  return seat !== null && String(seat) === match.actor ? [...tableOf(games, match).legal().actions] : null;
}

/**
 * The record of a match as a seat of this screen may see it. While the match runs it holds no seed, and secret actions as
 * that seat sees them; afterwards it is whole.
 */
export function recordOf(
  games: Registry,
  match: KeptMatch,
  plies: readonly StreamPly[],
  wanted: Seat | null,
): MatchRecord {
  const { game, rulesVersion, options, commitment, seed, result } = match;
  const table = tableOf(games, match);
  const viewer: Viewer = viewerOf(match, wanted) ?? 'spectator';
  return {
    format: 'levante-record',
    version: 1,
    game,
    rulesVersion,
    options,
    names: match.seats.map(({ name, level }) => name ?? level ?? ''),
    commitment,
    ...(result ? { seed } : {}),
    actions: plies.map(({ action }) => (result ? action : table.viewAction(action, viewer))),
    ...(result ? { result } : {}),
  };
}
