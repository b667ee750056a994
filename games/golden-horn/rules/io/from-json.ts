import type { Parsed } from '@levante/contract';
import type { GoldenHornState } from '../state/state.ts';
import { readStateJson } from './read-state.ts';
import { checkState } from './state-check.ts';

/** Reads a state or a view, complete or partial (see `Game.fromJson`; formats, section 5, request `load`). */
export function fromJson(input: unknown): Parsed<GoldenHornState> {
  return readStateJson(input, checkState);
}
