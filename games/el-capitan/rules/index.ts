import type { Game, Options } from '@levante/contract';
import { readOptions, SEATS } from './board/options.ts';
import { fromJson } from './io/from-json.ts';
import { parse, write } from './io/notation.ts';
import { toJson } from './io/to-json.ts';
import { view, viewAction, viewFact } from './io/view.ts';
import { check } from './legality/check.ts';
import { legal } from './legality/legal.ts';
import { manifest } from './manifest.ts';
import { apply } from './play/apply.ts';
import { setup } from './play/setup.ts';
import { ranks } from './scoring/payday.ts';
import { clone, type ElCapitanState, OVER } from './state/state.ts';
import { RULES_VERSION } from './version.ts';

export * from './board/board.ts';
export * from './board/facts.ts';
export type { HouseCode } from './board/houses.ts';
export { type ElCapitanOptions, EXTRA_CITIES } from './board/options.ts';
export * from './board/places.ts';
export { readBoard } from './board/read-board.ts';
export { RECONSTRUCTED } from './board/reconstructed.ts';
export { type ElCapitanRefusal, REFUSALS } from './board/refusals.ts';
export * from './internals.ts';
export * from './io/json.ts';
export { readStateJson } from './io/read-state.ts';
export { cardsTo } from './plans/cards-to.ts';
export { shipPlace, spentIn, turnDeed } from './plans/deed.ts';
export { type Plan, plansOf } from './plans/plans.ts';
export { turnAhead } from './play/ahead.ts';
export { elCapitanProof } from './proof.ts';
export { boardOf, citiesInPlay, triangleCounts } from './state/in-play.ts';
export { ElCapitanState } from './state/state.ts';

/** Sets up a match from the contract's options, which are read unless they already were. */
function setupFrom(options: Options): ElCapitanState {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`options that were never read: ${JSON.stringify(read.refusal.data)}`);
  return setup(read.value);
}

/** El Capitán (Kramer and Rösner): 2–5 players, extra cities, pirate ship. See docs/rules for the rules of play. */
export const elCapitan = {
  id: 'el-capitan',
  rulesVersion: RULES_VERSION,
  players: SEATS,
  manifest,
  options: readOptions,
  setup: setupFrom,
  optionsOf: (s: ElCapitanState) => s.tables.options,
  actor: (s: ElCapitanState) => s.actor,
  legal,
  check,
  apply,
  clone,
  copy: (from: ElCapitanState, to: ElCapitanState) => to.copyFrom(from),
  hash: (s: ElCapitanState) => s.hash,
  result: (s: ElCapitanState) => (s.step === OVER ? ranks(s) : null),
  view,
  viewAction,
  viewFact,
  resample: clone,
  write,
  parse,
  toJson,
  fromJson,
} satisfies Game<ElCapitanState>;
