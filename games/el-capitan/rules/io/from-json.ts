import type { Parsed } from '@levante/contract';
import type { ElCapitanState } from '../state/state.ts';
import { readStateJson } from './read-state.ts';
import { checkState } from './state-check.ts';

/** Reads a state, complete or partial (see `Game.fromJson`; formats, section 5, request `load`). */
export function fromJson(input: unknown): Parsed<ElCapitanState> {
  return readStateJson(input, checkState);
}
