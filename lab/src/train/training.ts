import type { TrainingSetup } from '@levante/bots';
import { Progress } from '@levante/cli/lib/progress.ts';
import { between, percent } from '@levante/cli/lib/rows.ts';
import type { TrainingBudget } from './budget.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Evaluation } from './evaluation.ts';
import type { Files } from './files.ts';
import type { TrainingParameters } from './training-parameters.ts';
import { type TrainingCourse, type TrainingListener, TrainingRun } from './training-run.ts';

/** Milliseconds between two checkpoints. */
const SAVE_EVERY = 60_000;

/** Formats an evaluation: `41.0 % of the wins against deckhand (27.0 – 56.0 % of 44 matches, by luck 32.1 %)`. */
export function describeEvaluation({ share, low, high, luck, tried }: Evaluation, opponent: string): string {
  const span = between({ low, high });
  return `${percent(share)} of the wins against ${opponent} (${span} of ${tried} matches, by luck ${percent(luck)})`;
}

/** A training with its clock, checkpoints and progress messages. */
export class Training implements TrainingListener {
  readonly #setup: TrainingSetup;
  readonly #parameters: TrainingParameters;
  readonly #budget: TrainingBudget;
  readonly #files: Files;
  readonly #run: TrainingRun;
  readonly #from: Checkpoint | null;
  readonly #progress = new Progress();
  readonly #began = performance.now();
  #saved = performance.now();

  constructor(parts: TrainingCourse, files: Files, from: Checkpoint | null) {
    this.#setup = parts.setup;
    this.#parameters = parts.parameters;
    this.#budget = parts.budget;
    this.#files = files;
    this.#from = from;
    this.#run = new TrainingRun(parts, this, from?.standing ?? null);
  }

  /** Trains until the end or an interruption, and writes the result. */
  async run(): Promise<Checkpoint> {
    const stop = (): void => this.#run.stop();
    process.once('SIGINT', stop);
    try {
      await this.#run.run();
    } finally {
      process.removeListener('SIGINT', stop);
    }
    this.#progress.clear();
    const end = this.#checkpoint();
    this.#files.saveCheckpoint(end);
    this.#files.saveWeights(this.#setup, end);
    return end;
  }

  onGeneration(matches: number, share: number, loss: number): void {
    const here = matches - (this.#from?.standing.matches ?? 0);
    const rate = (1000 * here) / (performance.now() - this.#began);
    this.#progress.show(
      share,
      `${this.#budget.whole}: ${matches} matches, loss ${loss.toFixed(3)}, ${rate.toFixed(1)} a second`,
    );
    if (performance.now() - this.#saved < SAVE_EVERY) return;
    this.#saved = performance.now();
    this.#files.saveCheckpoint(this.#checkpoint());
  }

  onEvaluation(evaluation: Evaluation): void {
    this.#progress.say(`${evaluation.matches} matches: ${describeEvaluation(evaluation, this.#setup.opponent)}`);
  }

  #checkpoint(): Checkpoint {
    const spent = performance.now() - this.#began + (this.#from?.spent ?? 0);
    return { parameters: this.#parameters, standing: this.#run.standing, spent };
  }
}
