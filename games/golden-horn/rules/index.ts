import type { Game, Options } from '@levante/contract';
import { readOptions, SEATS } from './board/options.ts';
import { fromJson } from './io/from-json.ts';
import { parse, write } from './io/notation.ts';
import { toJson } from './io/to-json.ts';
import { resample, view, viewAction, viewFact } from './io/view.ts';
import { check } from './legality/check.ts';
import { legal } from './legality/legal.ts';
import { manifest } from './manifest.ts';
import { apply } from './play/apply.ts';
import { ranks } from './scoring/scoring.ts';
import { setup } from './state/setup.ts';
import { clone, type GoldenHornState, OVER } from './state/state.ts';
import { RULES_VERSION } from './version.ts';

export * from './board/board.ts';
export type { GoldenHornOptions } from './board/options.ts';
export * from './board/places.ts';
export { readBoard } from './board/read-board.ts';
export { RECONSTRUCTED } from './board/reconstructed.ts';
export { type GoldenHornRefusal, REFUSALS } from './board/refusals.ts';
export * from './internals.ts';
export * from './io/json.ts';
export { readStateJson } from './io/read-state.ts';
export type { CargoPlan, Worth } from './plans/cargo.ts';
export { spentIn, turnDeed } from './plans/deed.ts';
export * from './plans/plans.ts';
export type { VoyageStep } from './plans/voyage.ts';
export { turnAhead } from './play/ahead.ts';
export * from './play/facts.ts';
export { goldenHornProof } from './proof.ts';
export { boardOf } from './state/in-play.ts';
export { GoldenHornState } from './state/state.ts';

/** Sets up a match from the contract's options, which are read unless they already were. */
function setupFrom(options: Options): GoldenHornState {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`options that were never read: ${JSON.stringify(read.refusal.data)}`);
  return setup(read.value);
}

/** Golden Horn (Colovini): 2–4 players, secret hands and warehouses. See docs/rules for the rules of play. */
export const goldenHorn = {
  id: 'golden-horn',
  rulesVersion: RULES_VERSION,
  players: SEATS,
  manifest,
  options: readOptions,
  setup: setupFrom,
  optionsOf: (s: GoldenHornState) => s.tables.options,
  actor: (s: GoldenHornState) => s.actor,
  legal,
  check,
  apply,
  clone,
  copy: (from: GoldenHornState, to: GoldenHornState) => to.copyFrom(from),
  hash: (s: GoldenHornState) => s.hash,
  result: (s: GoldenHornState) => (s.step === OVER ? ranks(s) : null),
  view,
  viewAction,
  viewFact,
  resample,
  write,
  parse,
  toJson,
  fromJson,
} satisfies Game<GoldenHornState>;
