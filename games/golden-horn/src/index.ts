import type { Game, Options } from '@levante/contract';
import { apply } from './apply.ts';
import type { Board } from './board.ts';
import { check } from './check.ts';
import { fromJson } from './from-json.ts';
import { legal } from './legal.ts';
import { parse, write } from './notation.ts';
import { readOptions, SEATS } from './options.ts';
import { ranks } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type GoldenHornState, OVER } from './state.ts';
import { toJson } from './to-json.ts';
import { resample, view, viewAction, viewFact } from './view.ts';

export * from './board.ts';
export { RECONSTRUCTED } from './boards/reconstructed.ts';
export * from './facts.ts';
export * from './inside.ts';
export * from './json.ts';
export type { GoldenHornOptions } from './options.ts';
export * from './places.ts';
export { goldenHornProof } from './proof.ts';
export { readBoard } from './read-board.ts';
export { GoldenHornState } from './state.ts';

/** Options that `readOptions` has read hold just what it gives; from anywhere else they are read again. */
function fresh(options: Options): GoldenHornState {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`options that were never read: ${JSON.stringify(read.refusal.data)}`);
  return setup(read.value);
}

/** Golden Horn (Colovini): 2–4 players, secret hands and warehouses. See docs/rules for how it is played. */
export const goldenHorn = {
  id: 'golden-horn',
  rulesVersion: 1,
  players: SEATS,
  options: readOptions,
  setup: fresh,
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

/** The board of a match. */
export function boardOf(s: GoldenHornState): Board {
  return s.tables.board;
}
