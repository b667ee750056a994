import { setImmediate } from 'node:timers/promises';
import { type OptimizerState, rounded, type Sample, type Trainer, type TrainingSetup } from '@levante/bots';
import type { TrainingBudget } from './budget.ts';
import { type Evaluation, evaluationOf, evaluationTasks } from './evaluation.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import type { SelfPlayTask } from './task.ts';
import {
  BATCH,
  GENERATION,
  REPEATS,
  REPLAY_SIZE,
  rateAt,
  selfPlayAt,
  streamOf,
  type TrainingParameters,
} from './training-parameters.ts';
import type { TaskRunner } from './training-pool.ts';

/** Progress of a training: mean loss by number of matches learned from, and evaluations. */
export interface Curve {
  readonly losses: readonly (readonly [matches: number, loss: number])[];
  readonly evaluations: readonly Evaluation[];
}

/** State of a training between two generations, from which it can resume. */
export interface TrainingStanding {
  /** Number of matches learned from. */
  readonly matches: number;
  readonly weights: Float32Array;
  readonly memory: OptimizerState;
  readonly curve: Curve;
}

/** Setup, parameters and budget of a training, and the runner that plays its matches. */
export interface TrainingCourse {
  readonly setup: TrainingSetup;
  readonly parameters: TrainingParameters;
  readonly budget: TrainingBudget;
  readonly runner: TaskRunner;
}

/** Listener for the progress. */
export interface TrainingListener {
  /** Called after each generation; `loss` is the mean of its steps. */
  onGeneration(matches: number, share: number, loss: number): void;
  onEvaluation(evaluation: Evaluation): void;
}

interface Generation {
  readonly first: number;
  readonly count: number;
  readonly samples: Promise<readonly (readonly Sample[])[]>;
}

/** Number of steps before messages of the threads are handled. */
const STEPS_AT_A_TIME = 4;
const POINTS = 100;
const EVALUATIONS = 10;

/**
 * A training from its beginning, or from a checkpoint, to its end. Other threads play the matches of a generation while
 * earlier ones are learned from. A generation is learned from when it is complete, in the order of its matches, so that
 * neither the number of threads nor their speed changes the result.
 */
export class TrainingRun {
  readonly #setup: TrainingSetup;
  readonly #parameters: TrainingParameters;
  readonly #budget: TrainingBudget;
  readonly #runner: TaskRunner;
  readonly #listener: TrainingListener;
  readonly #trainer: Trainer;
  readonly #replay = new ReplayBuffer(REPLAY_SIZE);
  readonly #losses: (readonly [number, number])[];
  #evaluations: readonly Evaluation[];
  #begun: number;
  #learned: number;
  /** Sum and number of the losses since the last point of the curve. */
  #lossSum = 0;
  #lossCount = 0;
  /** Hundredth of the training at the last point, and tenth at the last evaluation. */
  #hundredth = 0;
  #tenth = 0;
  #stopped = false;

  constructor(parts: TrainingCourse, listener: TrainingListener, from: TrainingStanding | null = null) {
    const { setup, parameters, budget, runner } = parts;
    this.#setup = setup;
    this.#parameters = parameters;
    this.#budget = budget;
    this.#runner = runner;
    this.#listener = listener;
    this.#trainer = setup.trainer(from ? from.weights.slice() : setup.fresh(streamOf(parameters.seed, 'weights', 0)));
    if (from) this.#trainer.recall(from.memory);
    this.#losses = [...(from?.curve.losses ?? [])];
    this.#evaluations = from?.curve.evaluations ?? [];
    this.#learned = from?.matches ?? 0;
    this.#begun = this.#learned;
    this.#hundredth = Math.floor(budget.share(this.#learned) * POINTS);
    this.#tenth = Math.floor(budget.share(this.#learned) * EVALUATIONS);
  }

  /** State after the last generation that was learned from. */
  get standing(): TrainingStanding {
    const { weights, memory } = this.#trainer;
    const curve = { losses: [...this.#losses], evaluations: this.#evaluations };
    return { matches: this.#learned, weights: weights.slice(), memory, curve };
  }

  /** Stops after the current generation. */
  stop(): void {
    this.#stopped = true;
  }

  /** Trains until the budget is used up or the training is stopped, and evaluates the result. Rejects if a task fails. */
  async run(): Promise<void> {
    const played: Generation[] = [];
    if (this.#learned === 0) await this.#evaluate(this.#trainer.weights.slice());
    this.#start(played);
    this.#start(played);
    for (let next = played.shift(); next && !this.#stopped; next = played.shift()) {
      await this.#learn(next);
      if (this.#isOver) break;
      this.#start(played);
      const tenth = Math.floor(this.#budget.share(this.#learned) * EVALUATIONS);
      if (tenth > this.#tenth) await this.#evaluate(this.#trainer.weights.slice());
      this.#tenth = tenth;
    }
    // The final evaluation uses the rounded weights that will be written.
    if (!this.#stopped) await this.#evaluate(this.#trainer.weights.map(rounded));
  }

  get #isOver(): boolean {
    return this.#stopped || this.#budget.share(this.#learned) >= 1;
  }

  /** Starts the next generation of self-play with the current weights, if there is one. */
  #start(played: Generation[]): void {
    const first = this.#begun;
    const count = Math.min(GENERATION, this.#budget.left(first));
    if (count === 0) return;
    const { game, seed, players } = this.#parameters;
    const weights = this.#trainer.weights.slice();
    const config = selfPlayAt(this.#budget.share(first));
    const samples = Promise.all(
      Array.from({ length: count }, (_, i) =>
        this.#selfPlay({ kind: 'self-play', game, weights, config, seed, players, match: first + i }),
      ),
    );
    // Awaited later, which reports a failure.
    samples.catch(() => undefined);
    this.#begun += count;
    played.push({ first, count, samples });
  }

  async #selfPlay(task: SelfPlayTask): Promise<readonly Sample[]> {
    const outcome = await this.#runner.run(task);
    if (outcome.kind !== 'self-play') throw new Error(`a ${outcome.kind} in answer to self-play`);
    return outcome.samples;
  }

  async #learn({ first, count, samples }: Generation): Promise<void> {
    const fresh = (await samples).flat();
    this.#replay.add(fresh);
    const random = streamOf(this.#parameters.seed, 'batches', first);
    const rate = rateAt(this.#budget.share(first));
    const steps = Math.ceil((fresh.length * REPEATS) / BATCH);
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      sum += this.#trainer.step(this.#replay.draw(BATCH, random), rate);
      if (step % STEPS_AT_A_TIME === 0) await setImmediate();
    }
    this.#learned = first + count;
    this.#lossSum += sum;
    this.#lossCount += steps;
    const share = this.#budget.share(this.#learned);
    this.#mark(share);
    this.#listener.onGeneration(this.#learned, share, sum / Math.max(1, steps));
  }

  /** Adds a point to the loss curve for each hundredth of the training. */
  #mark(share: number): void {
    const hundredth = Math.floor(share * POINTS);
    if (this.#lossCount === 0 || hundredth === this.#hundredth) return;
    this.#hundredth = hundredth;
    this.#losses.push([this.#learned, this.#lossSum / this.#lossCount]);
    this.#lossSum = 0;
    this.#lossCount = 0;
  }

  async #evaluate(weights: Float32Array): Promise<void> {
    const matches = this.#learned;
    const outcomes = await Promise.all(
      evaluationTasks(this.#setup, this.#parameters, weights).map((task) => this.#runner.run(task)),
    );
    const played = outcomes.flatMap((outcome) => (outcome.kind === 'evaluation' ? [outcome.played] : []));
    const evaluation = evaluationOf(matches, played);
    this.#evaluations = [...this.#evaluations.filter((other) => other.matches !== matches), evaluation];
    this.#listener.onEvaluation(evaluation);
  }
}
