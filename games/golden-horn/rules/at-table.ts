import type { Options } from '@levante/contract';
import type { Board } from './board/board.ts';
import { readOptions } from './board/options.ts';
import { parse, write } from './io/notation.ts';
import { readStateJson } from './io/read-state.ts';
import { toJson } from './io/to-json.ts';
import { view } from './io/view.ts';
import { check } from './legality/check.ts';
import { legal } from './legality/legal.ts';
import { apply } from './play/apply.ts';
import { setup } from './state/setup.ts';
import { clone, type GoldenHornState } from './state/state.ts';

export { plansOf } from './plans/plans.ts';
export { turnAhead } from './play/ahead.ts';
export { RULES_VERSION } from './version.ts';

/** Options that `readOptions` has read hold just what it gives; from anywhere else they are read again. */
export function fresh(options: Options): GoldenHornState {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`options that were never read: ${JSON.stringify(read.refusal.data)}`);
  return setup(read.value);
}

/**
 * The rules as a match is followed and played by them at a table: only what that takes. A state is read as it is told, by whoever
 * keeps the match and has seen to it that it adds up. For boards of one's own `bring-boards.ts` is needed besides.
 */
export const atTable = {
  options: readOptions,
  setup: fresh,
  actor: (s: GoldenHornState) => s.actor,
  legal,
  check,
  apply,
  clone,
  view,
  write,
  parse,
  toJson,
  told: (input: unknown) => readStateJson(input),
};

/** The board of a match. */
export function boardOf(s: GoldenHornState): Board {
  return s.tables.board;
}
