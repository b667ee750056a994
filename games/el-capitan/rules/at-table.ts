import type { Options } from '@levante/contract';
import type { Board, CityBoard } from './board/board.ts';
import { readOptions } from './board/options.ts';
import { forecast } from './io/forecast.ts';
import { parse, write } from './io/notation.ts';
import { readStateJson } from './io/read-state.ts';
import { toJson } from './io/to-json.ts';
import { allowed } from './legality/allowed.ts';
import { legal } from './legality/legal.ts';
import { apply } from './play/apply.ts';
import { setup } from './play/setup.ts';
import { clone, type ElCapitanState } from './state/state.ts';

export { plansOf } from './plans/plans.ts';
export { turnAhead } from './play/ahead.ts';
export { RULES_VERSION } from './version.ts';

/** Options that `readOptions` has read hold just what it gives; from anywhere else they are read again. */
export function fresh(options: Options): ElCapitanState {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`options that were never read: ${JSON.stringify(read.refusal.data)}`);
  return setup(read.value);
}

/**
 * The rules as a match is followed and played by them at a table: only what that takes. A state is read as it is told, by whoever
 * keeps the match and has seen to it that it adds up. For the pirate, for boards of one's own and for the reasons of
 * refusals `bring-pirate.ts`, `bring-boards.ts` and `bring-reasons.ts` are needed besides.
 */
export const atTable = {
  options: readOptions,
  setup: fresh,
  actor: (s: ElCapitanState) => s.actor,
  legal,
  check: allowed,
  apply,
  clone,
  write,
  parse,
  toJson,
  told: (input: unknown) => readStateJson(input),
  forecast,
};

/** The board of a match. */
export function boardOf(s: ElCapitanState): Board {
  return s.tables.board;
}

/** The cities in play with their printed figures, in board order. */
export function citiesInPlay(s: ElCapitanState): readonly CityBoard[] {
  const { board, options } = s.tables;
  return [...board.cities, ...board.extraCities.filter((city) => options.cities.some((code) => code === city.code))];
}

/** Whether the triangle sites count in a match (EC-1.4). */
export function triangleCounts(s: ElCapitanState): boolean {
  return s.tables.triangle;
}
