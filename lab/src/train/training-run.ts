import { setImmediate } from 'node:timers/promises';
import { type OptimizerState, rounded, type Sample, type Trainer, type TrainingSetup } from '@levante/bots';
import type { Doer } from './training-pool.ts';
import type { TrainingBudget } from './budget.ts';
import { BATCH, GENERATION, KEPT, practiceAt, REPEATS, rateAt, streamOf, type TrainingPlan } from './plan.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import type { PracticeTask } from './task.ts';
import { type Evaluation, trialOf, trialTasks } from './evaluation.ts';

/** Progress of a training: mean loss by number of matches learned from, and evaluations. */
export interface Curve {
  readonly losses: readonly (readonly [matches: number, loss: number])[];
  readonly trials: readonly Evaluation[];
}

/** State of a training between two generations, from which it can resume. */
export interface TrainingStanding {
  /** Number of matches learned from. */
  readonly matches: number;
  readonly weights: Float32Array;
  readonly memory: OptimizerState;
  readonly curve: Curve;
}

/** Listener for the progress. */
export interface TrainingListener {
  /** Called after each generation; `loss` is the mean of its steps. */
  onGeneration(matches: number, share: number, loss: number): void;
  onTrial(trial: Evaluation): void;
}

interface Generation {
  readonly first: number;
  readonly count: number;
  readonly lessons: Promise<readonly (readonly Sample[])[]>;
}

/** Number of steps before messages of the threads are handled. */
const STEPS_AT_A_TIME = 4;
const POINTS = 100;
const TRIALS = 10;

/**
 * A training from its beginning, or from a checkpoint, to its end. Other threads play the matches of a generation while
 * earlier ones are learned from. A generation is learned from when it is complete, in the order of its matches, so that
 * neither the number of threads nor their speed changes the result.
 */
export class TrainingRun {
  readonly #school: TrainingSetup;
  readonly #plan: TrainingPlan;
  readonly #extent: TrainingBudget;
  readonly #doer: Doer;
  readonly #listener: TrainingListener;
  readonly #trainer: Trainer;
  readonly #replay = new ReplayBuffer(KEPT);
  readonly #losses: (readonly [number, number])[];
  #trials: readonly Evaluation[];
  #begun: number;
  #learned: number;
  /** Sum and number of the losses since the last point of the curve. */
  #lossSum = 0;
  #lossCount = 0;
  /** Hundredth of the training at the last point, and tenth at the last evaluation. */
  #hundredth = 0;
  #tenth = 0;
  #stopped = false;

  constructor(
    school: TrainingSetup,
    plan: TrainingPlan,
    extent: TrainingBudget,
    doer: Doer,
    listener: TrainingListener,
    from: TrainingStanding | null = null,
  ) {
    this.#school = school;
    this.#plan = plan;
    this.#extent = extent;
    this.#doer = doer;
    this.#listener = listener;
    this.#trainer = school.trainer(from ? from.weights.slice() : school.fresh(streamOf(plan.seed, 'weights', 0)));
    if (from) this.#trainer.recall(from.memory);
    this.#losses = [...(from?.curve.losses ?? [])];
    this.#trials = from?.curve.trials ?? [];
    this.#learned = from?.matches ?? 0;
    this.#begun = this.#learned;
    this.#hundredth = Math.floor(extent.share(this.#learned) * POINTS);
    this.#tenth = Math.floor(extent.share(this.#learned) * TRIALS);
  }

  /** State after the last generation that was learned from. */
  get standing(): TrainingStanding {
    const { weights, memory } = this.#trainer;
    const curve = { losses: [...this.#losses], trials: this.#trials };
    return { matches: this.#learned, weights: weights.slice(), memory, curve };
  }

  /** Stops after the current generation. */
  stop(): void {
    this.#stopped = true;
  }

  /** Trains until the budget is used up or the training is stopped, and evaluates the result. Rejects if a task fails. */
  async run(): Promise<void> {
    const played: Generation[] = [];
    if (this.#learned === 0) await this.#try(this.#trainer.weights.slice());
    this.#begin(played);
    this.#begin(played);
    for (let next = played.shift(); next && !this.#stopped; next = played.shift()) {
      await this.#learn(next);
      if (this.#isOver) break;
      this.#begin(played);
      const tenth = Math.floor(this.#extent.share(this.#learned) * TRIALS);
      if (tenth > this.#tenth) await this.#try(this.#trainer.weights.slice());
      this.#tenth = tenth;
    }
    // The final evaluation uses the rounded weights that will be written.
    if (!this.#stopped) await this.#try(this.#trainer.weights.map(rounded));
  }

  get #isOver(): boolean {
    return this.#stopped || this.#extent.share(this.#learned) >= 1;
  }

  /** Starts the next generation of self-play with the current weights, if there is one. */
  #begin(played: Generation[]): void {
    const first = this.#begun;
    const count = Math.min(GENERATION, this.#extent.left(first));
    if (count === 0) return;
    const { game, seed, players } = this.#plan;
    const weights = this.#trainer.weights.slice();
    const practice = practiceAt(this.#extent.share(first));
    const lessons = Promise.all(
      Array.from({ length: count }, (_, i) =>
        this.#practice({ kind: 'practice', game, weights, practice, seed, players, match: first + i }),
      ),
    );
    // Awaited later, which reports a failure.
    lessons.catch(() => undefined);
    this.#begun += count;
    played.push({ first, count, lessons });
  }

  async #practice(task: PracticeTask): Promise<readonly Sample[]> {
    const outcome = await this.#doer.do(task);
    if (outcome.kind !== 'practice') throw new Error(`a ${outcome.kind} in answer to a practice`);
    return outcome.lessons;
  }

  async #learn({ first, count, lessons }: Generation): Promise<void> {
    const fresh = (await lessons).flat();
    this.#replay.add(fresh);
    const random = streamOf(this.#plan.seed, 'batches', first);
    const rate = rateAt(this.#extent.share(first));
    const steps = Math.ceil((fresh.length * REPEATS) / BATCH);
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      sum += this.#trainer.step(this.#replay.draw(BATCH, random), rate);
      if (step % STEPS_AT_A_TIME === 0) await setImmediate();
    }
    this.#learned = first + count;
    this.#lossSum += sum;
    this.#lossCount += steps;
    const share = this.#extent.share(this.#learned);
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

  async #try(weights: Float32Array): Promise<void> {
    const matches = this.#learned;
    const outcomes = await Promise.all(
      trialTasks(this.#school, this.#plan, weights).map((task) => this.#doer.do(task)),
    );
    const played = outcomes.flatMap((outcome) => (outcome.kind === 'trial' ? [outcome.played] : []));
    const trial = trialOf(matches, played);
    this.#trials = [...this.#trials.filter((other) => other.matches !== matches), trial];
    this.#listener.onTrial(trial);
  }
}
