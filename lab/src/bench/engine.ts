import { type Action, ActionBuffer, drawRandom, type Game, NOBODY, type Options, Random } from '@levante/contract';
import { type Haul, type Hoarded, type LongestCall, longestCall } from './longest-call.ts';

/** Results of the benchmark; `legal` to `structuredClone` are nanoseconds a call. */
export interface EngineFigures extends LongestCall {
  readonly matchesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly pliesPerMatch: number;
  readonly legal: number;
  readonly apply: number;
  readonly clone: number;
  /** `structuredClone` of the state as JSON, the usual way to copy a state of plain data. */
  readonly structuredClone: number;
}

/** Extent of a measurement. */
export interface BenchLength extends Haul {
  /** Seconds for which matches are played to measure rates. */
  readonly seconds: number;
}

/** Benchmark of one game without the type of its state. The options must be complete. */
export type EngineBench = (options: Options, extent: BenchLength) => EngineFigures;

const SEED = 1;
/** Matches played before the measurement, so that the code is compiled. */
const WARM_UP_MATCHES = 200;
const WARM_UP_SECONDS = 1;
const SAMPLE_MATCHES = 4;
const ROUNDS = 40;
/** Seconds after which no further round starts: fewer would be too inaccurate, and expensive calls need no more. */
const ROUNDS_SECONDS = 0.2;
const PLAIN_SAMPLES = 200;

interface Sample<S> {
  readonly state: S;
  readonly action: Action;
}

/** Plays one uniformly random match to its end; returns the number of plies. */
function playMatch<S>(game: Game<S>, state: S, buffer: ActionBuffer, random: Random): number {
  for (let plies = 0; ; plies++) {
    const actor = game.actor(state);
    if (actor === NOBODY) return plies;
    game.apply(state, drawRandom(game, state, buffer, random, actor));
  }
}

/** Returns every position of a few random matches, with the action chosen there. */
function samplesOf<S>(game: Game<S>, start: S, random: Random): Sample<S>[] {
  const buffer = new ActionBuffer();
  const samples: Sample<S>[] = [];
  for (let match = 0; match < SAMPLE_MATCHES; match++) {
    const state = game.clone(start);
    for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
      const action = drawRandom(game, state, buffer, random, actor);
      samples.push({ state: game.clone(state), action });
      game.apply(state, action);
    }
  }
  return samples;
}

/** Returns the nanoseconds that `work` takes for one sample, over several passes. */
function nanosecondsEach<T>(samples: readonly T[], work: (sample: T) => void): number {
  for (const sample of samples) work(sample);
  const started = performance.now();
  let took = 0;
  let rounds = 0;
  while (rounds === 0 || (rounds < ROUNDS && took < ROUNDS_SECONDS * 1000)) {
    for (const sample of samples) work(sample);
    rounds += 1;
    took = performance.now() - started;
  }
  return (took * 1e6) / (rounds * samples.length);
}

/**
 * Returns the nanoseconds of one apply. Each call needs a fresh copy of the state; the time of copying is measured
 * separately and subtracted.
 */
function applyNanoseconds<S>(game: Game<S>, samples: readonly Sample<S>[], start: S): number {
  const scratch = game.clone(start);
  const both = nanosecondsEach(samples, ({ state, action }) => {
    game.copy(state, scratch);
    game.apply(scratch, action);
  });
  return Math.max(0, both - nanosecondsEach(samples, ({ state }) => game.copy(state, scratch)));
}

/** Uses only the first samples, since it is much slower. */
function structuredCloneNanoseconds<S>(game: Game<S>, samples: readonly Sample<S>[]): number {
  const plain = samples.slice(0, PLAIN_SAMPLES).map(({ state }) => game.toJson(state));
  return nanosecondsEach(plain, (json) => structuredClone(json));
}

/** Plays matches until either bound is reached, at least one; returns their number, plies and seconds. */
function playFor(seconds: number, most: number, play: () => number): { matches: number; plies: number; took: number } {
  let matches = 0;
  let plies = 0;
  let took = 0;
  const started = performance.now();
  while (matches === 0 || (matches < most && took < seconds)) {
    plies += play();
    matches += 1;
    took = (performance.now() - started) / 1000;
  }
  return { matches, plies, took };
}

/** Creates the benchmark of a game. `hoarded` selects the actions of hoarding players, null if the game has none. */
export function benchOf<S>(game: Game<S>, hoarded: Hoarded | null): EngineBench {
  return (options, { seconds, ...haul }) => {
    const start = game.setup(options);
    const state = game.clone(start);
    const buffer = new ActionBuffer();
    const random = new Random(SEED);
    const play = (): number => {
      game.copy(start, state);
      return playMatch(game, state, buffer, random);
    };
    playFor(WARM_UP_SECONDS, WARM_UP_MATCHES, play);
    const { matches, plies, took } = playFor(seconds, Number.POSITIVE_INFINITY, play);
    const samples = samplesOf(game, start, random);
    return {
      matchesPerSecond: matches / took,
      actionsPerSecond: plies / took,
      pliesPerMatch: plies / matches,
      legal: nanosecondsEach(samples, (sample) => game.legal(sample.state, buffer)),
      apply: applyNanoseconds(game, samples, start),
      clone: nanosecondsEach(samples, (sample) => game.clone(sample.state)),
      structuredClone: structuredCloneNanoseconds(game, samples),
      ...longestCall(game, start, haul, hoarded),
    };
  };
}
