import type { TrainingSetup } from '@levante/bots';
import { Progress } from '@levante/cli/lib/progress.ts';
import { between, percent } from '@levante/cli/lib/rows.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type TrainingListener, TrainingRun } from './training-run.ts';
import type { Doer } from './training-pool.ts';
import type { TrainingBudget } from './budget.ts';
import type { Files } from './files.ts';
import type { TrainingPlan } from './plan.ts';
import type { Evaluation } from './evaluation.ts';

/** Milliseconds between two checkpoints. */
const SAVE_EVERY = 60_000;

/** Formats an evaluation: `41.0 % of the wins against deckhand (27.0 – 56.0 % of 44 matches, by luck 32.1 %)`. */
export function sayTrial({ share, low, high, luck, tried }: Evaluation, rival: string): string {
  const span = between({ low, high });
  return `${percent(share)} of the wins against ${rival} (${span} of ${tried} matches, by luck ${percent(luck)})`;
}

/** A training with its clock, checkpoints and progress messages. */
export class Training implements TrainingListener {
  readonly #school: TrainingSetup;
  readonly #plan: TrainingPlan;
  readonly #extent: TrainingBudget;
  readonly #files: Files;
  readonly #course: TrainingRun;
  readonly #from: Checkpoint | null;
  readonly #progress = new Progress();
  readonly #began = performance.now();
  #saved = performance.now();

  constructor(
    school: TrainingSetup,
    plan: TrainingPlan,
    extent: TrainingBudget,
    doer: Doer,
    files: Files,
    from: Checkpoint | null,
  ) {
    this.#school = school;
    this.#plan = plan;
    this.#extent = extent;
    this.#files = files;
    this.#from = from;
    this.#course = new TrainingRun(school, plan, extent, doer, this, from?.standing ?? null);
  }

  /** Trains until the end or an interruption, and writes the result. */
  async run(): Promise<Checkpoint> {
    const stop = (): void => this.#course.stop();
    process.once('SIGINT', stop);
    try {
      await this.#course.run();
    } finally {
      process.removeListener('SIGINT', stop);
    }
    this.#progress.clear();
    const end = this.#checkpoint();
    this.#files.saveCheckpoint(end);
    this.#files.saveWeights(this.#school, end);
    return end;
  }

  onGeneration(matches: number, share: number, loss: number): void {
    const here = matches - (this.#from?.standing.matches ?? 0);
    const rate = (1000 * here) / (performance.now() - this.#began);
    this.#progress.show(
      share,
      `${this.#extent.whole}: ${matches} matches, loss ${loss.toFixed(3)}, ${rate.toFixed(1)} a second`,
    );
    if (performance.now() - this.#saved < SAVE_EVERY) return;
    this.#saved = performance.now();
    this.#files.saveCheckpoint(this.#checkpoint());
  }

  onTrial(trial: Evaluation): void {
    this.#progress.say(`${trial.matches} matches: ${sayTrial(trial, this.#school.rival)}`);
  }

  #checkpoint(): Checkpoint {
    const spent = performance.now() - this.#began + (this.#from?.spent ?? 0);
    return { plan: this.#plan, standing: this.#course.standing, spent };
  }
}
