import { type Action, ActionBuffer, drawRandom, type Game, NOBODY, type Options, Random } from '@levante/contract';
import { type Haul, type Hoarded, type LongestCall, longestCall } from './longest.ts';

/** What the benchmark came to; `legal` to `structuredClone` are nanoseconds a call. */
export interface EngineFigures extends LongestCall {
  readonly matchesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly pliesPerMatch: number;
  readonly legal: number;
  readonly apply: number;
  readonly clone: number;
  /** `structuredClone` of the state's plain form: what one would do who keeps a state as plain data. */
  readonly structuredClone: number;
}

/** How much is measured. */
export interface BenchLength extends Haul {
  /** How long matches are played for the rates. */
  readonly seconds: number;
}

/** A benchmark of one game with the type of its state hidden; the options are complete. */
export type EngineBench = (options: Options, extent: BenchLength) => EngineFigures;

const SEED = 1;
/** Matches played before the clock starts, so that the machine has compiled what it runs. */
const WARM_UP_MATCHES = 200;
const WARM_UP_SECONDS = 1;
const SAMPLE_MATCHES = 4;
const ROUNDS = 40;
/** Seconds after which no round begins: less would tell nothing, more is not needed where a call is dear. */
const ROUNDS_SECONDS = 0.2;
const PLAIN_SAMPLES = 200;

interface Sample<S> {
  readonly state: S;
  readonly action: Action;
}

/** Plays one uniformly random match to its end; gives the number of plies. */
function playMatch<S>(game: Game<S>, state: S, buffer: ActionBuffer, random: Random): number {
  for (let plies = 0; ; plies++) {
    const actor = game.actor(state);
    if (actor === NOBODY) return plies;
    game.apply(state, drawRandom(game, state, buffer, random, actor));
  }
}

/** Every position of a few random matches, with the action chosen there. */
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

/** Nanoseconds that `work` takes for one sample, over all of them several times. */
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

/** Nanoseconds of one apply, whose state is fetched anew each time: that fetching is measured alone and taken off. */
function applyNanoseconds<S>(game: Game<S>, samples: readonly Sample<S>[], start: S): number {
  const scratch = game.clone(start);
  const both = nanosecondsEach(samples, ({ state, action }) => {
    game.copy(state, scratch);
    game.apply(scratch, action);
  });
  return Math.max(0, both - nanosecondsEach(samples, ({ state }) => game.copy(state, scratch)));
}

/** It is so much slower that the first of the samples must do. */
function structuredCloneNanoseconds<S>(game: Game<S>, samples: readonly Sample<S>[]): number {
  const plain = samples.slice(0, PLAIN_SAMPLES).map(({ state }) => game.toJson(state));
  return nanosecondsEach(plain, (json) => structuredClone(json));
}

/** Plays matches until either bound is reached, at least one; gives how many, their plies and the seconds they took. */
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

/** Hides the type of a game's state; `hoarded` says what its hoarding players buy, null where there is no such thing. */
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
