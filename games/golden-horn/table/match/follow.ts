import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { TimelinePly } from '@levante/table/match/timeline.ts';
import type { StreamPly } from '@levante/wire';
import { readFacts } from './facts.ts';
import { carriedOver } from './ledger.ts';
import { goldenHornPositions, type Position } from './position.ts';

/**
 * Follows what was committed as this viewer was told it: in between by what the journal carries over, at the end by the
 * state that came with it. Null if something told cannot be read.
 */
export function follow(
  from: Position,
  told: readonly StreamPly[],
  state: unknown,
): readonly TimelinePly<Position, GoldenHornFact>[] | null {
  const end = goldenHornPositions.read(state);
  if ('code' in end) return null;
  const plies: TimelinePly<Position, GoldenHornFact>[] = [];
  let { json } = from;
  for (const [i, { action, journal }] of told.entries()) {
    const facts = readFacts(journal);
    if (facts === null) return null;
    json = carriedOver(json, facts);
    plies.push({ line: action, facts, position: i === told.length - 1 ? end : end.told(json) });
  }
  return plies;
}
