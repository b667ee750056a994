import { createHash } from 'node:crypto';
import { ActionBuffer, Random } from '@levante/contract';
import { type ElCapitanState, elCapitan, plansOf } from '../rules/index.ts';
import { PAID_SAILING } from '../rules/pirate/pirate.ts';
import { positions } from './dead-end-definition.ts';
import { SERIES } from './hard-lists.ts';
import { scarce } from './scarce-position.ts';

/** Stored digests of scarce positions, recorded when they were compared with the definition and with every turn. */
export const SCARCE_LISTS = new URL('./scarce-lists.json', import.meta.url);

/** Series of matches with the pirate, without which positions are not made scarce. */
export const SCARCE_SERIES = SERIES.filter(({ cities }) => cities.includes('CAN'));

/** Number of scarce positions per series. */
const A_SERIES = 24;

/** One reached position in this many is made scarce. */
const ONE_IN = 8;

/** Digests of the legal lists and of the plans of a series. */
export interface Digests {
  readonly legal: string;
  readonly plans: string;
}

/** Yields the scarce positions of a series of `SCARCE_SERIES`, each after the position from which it was made. */
export function* scarcePositions(index: number): Generator<ElCapitanState> {
  const series = SCARCE_SERIES[index];
  if (!series) throw new Error(`there is no series ${index}`);
  const random = new Random(1000 + index);
  for (let count = 0; count < A_SERIES; ) {
    for (const { state } of positions(series.players, series.cities, series.board, random)) {
      if (random.below(ONE_IN) > 0) continue;
      const made = scarce(state, random);
      if (!made) continue;
      yield state;
      yield made;
      count += 1;
      if (count === A_SERIES) return;
    }
  }
}

/** Returns the legal actions of a position. */
export function legalIn(s: ElCapitanState): readonly number[] {
  const out = new ActionBuffer();
  elCapitan.legal(s, out);
  return Array.from({ length: out.length }, (_, i) => out.at(i));
}

/** Returns true if the position is one for which plans are made. */
export const isPlanned = (s: ElCapitanState): boolean => s.paidPirate !== PAID_SAILING;

/** Computes the digests of a series. */
export function digestsOf(index: number): Digests {
  const legal = createHash('sha256');
  const plans = createHash('sha256');
  for (const state of scarcePositions(index)) {
    for (const action of legalIn(state)) legal.update(`${elCapitan.write(state, action)}\n`);
    legal.update('\n');
    plans.update(`${JSON.stringify(plansOf(state))}\n`);
  }
  return { legal: legal.digest('hex').slice(0, 16), plans: plans.digest('hex').slice(0, 16) };
}
