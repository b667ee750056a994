import { type Action, ActionBuffer, drawRandom, type Game, NOBODY, Random } from '@levante/contract';

/** What the benchmark came to. The last four are nanoseconds a call. */
export interface EngineFigures {
  readonly matchesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly pliesPerMatch: number;
  readonly legal: number;
  readonly apply: number;
  readonly clone: number;
  /** `structuredClone` of the state's plain form: what one would do who keeps a state as plain data. */
  readonly structuredClone: number;
}

/** A benchmark of one game with the type of its state hidden; `seconds` is how long it plays. */
export type EngineBench = (players: number, seconds: number) => EngineFigures;

const SEED = 1;
/** Matches played before the clock starts, so that the machine has compiled what it runs. */
const WARM_UP_MATCHES = 200;
const SAMPLE_MATCHES = 4;
const ROUNDS = 40;
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
  for (let round = 0; round < ROUNDS; round++) for (const sample of samples) work(sample);
  return ((performance.now() - started) * 1e6) / (ROUNDS * samples.length);
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

export function benchOf<S>(game: Game<S>): EngineBench {
  return (players, seconds) => {
    const options = game.options({ players });
    if (!options.ok) throw new RangeError(`${game.id} is not for ${players} players`);
    const start = game.setup(options.value);
    const state = game.clone(start);
    const buffer = new ActionBuffer();
    const random = new Random(SEED);
    const next = (): number => {
      game.copy(start, state);
      return playMatch(game, state, buffer, random);
    };
    for (let match = 0; match < WARM_UP_MATCHES; match++) next();

    let matches = 0;
    let plies = 0;
    const started = performance.now();
    let elapsed = 0;
    while (elapsed < seconds) {
      plies += next();
      matches += 1;
      elapsed = (performance.now() - started) / 1000;
    }

    const samples = samplesOf(game, start, random);
    return {
      matchesPerSecond: matches / elapsed,
      actionsPerSecond: plies / elapsed,
      pliesPerMatch: plies / matches,
      legal: nanosecondsEach(samples, (sample) => game.legal(sample.state, buffer)),
      apply: applyNanoseconds(game, samples, start),
      clone: nanosecondsEach(samples, (sample) => game.clone(sample.state)),
      structuredClone: structuredCloneNanoseconds(game, samples),
    };
  };
}
