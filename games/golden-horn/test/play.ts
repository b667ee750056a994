import { ActionBuffer, drawRandom, NOBODY, type Options, Random } from '@levante/contract';
import { type GoldenHornFact, type GoldenHornState, goldenHorn, RULESETS, type Ruleset } from '../rules/index.ts';

export { RULESETS };
export const PLAYERS = [2, 3, 4] as const;
/** More plies than any match has. */
export const PLENTY = 5_000;

export function optionsFor(players: number, ruleset: Ruleset): Options {
  const options = goldenHorn.options({ players, ruleset });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return options.value;
}

/** One step of a random match: the state before, the line that was chosen, and after `step()` the state behind it. */
export interface Visit {
  readonly ply: number;
  readonly state: GoldenHornState;
  readonly line: string;
  /** Does the action, once; what it gives is its journal. */
  step(): readonly GoldenHornFact[];
}

/** Plays a random match to its end, calling `visit` at every ply; gives the state at the end. */
export function playRandomly(options: Options, seed: number, visit: (visit: Visit) => void): GoldenHornState {
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  const state = goldenHorn.setup(options);
  for (let ply = 0; ply < PLENTY; ply++) {
    const actor = goldenHorn.actor(state);
    if (actor === NOBODY) return state;
    const action = drawRandom(goldenHorn, state, buffer, random, actor);
    let done = false;
    const journal: GoldenHornFact[] = [];
    const step = (): readonly GoldenHornFact[] => {
      if (!done) goldenHorn.apply(state, action, journal);
      done = true;
      return journal;
    };
    visit({ ply, state, line: goldenHorn.write(state, action), step });
    step();
  }
  throw new Error('the match does not end');
}
