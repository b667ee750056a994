import { ActionBuffer, drawRandom, NOBODY, type Options, Random } from '@levante/contract';
import { type ElCapitanFact, type ElCapitanState, elCapitan } from '../rules/index.ts';

export const CITY_SETS = [
  [],
  ['POR'],
  ['LIS'],
  ['CAN'],
  ['POR', 'LIS'],
  ['POR', 'CAN'],
  ['LIS', 'CAN'],
  ['POR', 'LIS', 'CAN'],
] as const;
export const PLAYERS = [2, 3, 4, 5] as const;
/** Maximum plies, more than any match needs. */
export const PLENTY = 20_000;

export function optionsFor(players: number, cities: readonly string[]): Options {
  const options = elCapitan.options({ players, cities });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return options.value;
}

/** One ply of a random match: the state before it, the legal actions and the choice. `step()` advances the state. */
export interface Visit {
  readonly ply: number;
  readonly state: ElCapitanState;
  readonly legal: readonly number[];
  readonly action: number;
  /** Applies the action, at most once, and returns its facts. */
  step(): readonly ElCapitanFact[];
}

/** Plays a random match, calling `visit` at every ply; returns the final state. */
export function playRandomly(options: Options, seed: number, visit: (visit: Visit) => void): ElCapitanState {
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  const state = elCapitan.setup(options);
  for (let ply = 0; ply < PLENTY; ply++) {
    const actor = elCapitan.actor(state);
    if (actor === NOBODY) return state;
    const action = drawRandom(elCapitan, state, buffer, random, actor);
    const legal = Array.from({ length: buffer.length }, (_, i) => buffer.at(i));
    let done = false;
    const journal: ElCapitanFact[] = [];
    const step = (): readonly ElCapitanFact[] => {
      if (!done) elCapitan.apply(state, action, journal);
      done = true;
      return journal;
    };
    visit({ ply, state, legal, action, step });
    step();
  }
  throw new Error('the match does not end');
}
