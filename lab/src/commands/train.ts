import type { TrainingSetup } from '@levante/bots';
import { gameNamed } from '@levante/cli/lib/arguments.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { LAB_DEPENDENCIES } from '../lib/lab-dependencies.ts';
import { type JobsChoice, poolOf } from '../lib/threads.ts';
import { byMatches, byMinutes, type TrainingBudget } from '../train/budget.ts';
import { type Checkpoint, readCheckpoint } from '../train/checkpoint.ts';
import { Files, savePicture } from '../train/files.ts';
import { describeEvaluation, Training } from '../train/training.ts';
import type { TrainingParameters } from '../train/training-parameters.ts';
import { TrainingPool } from '../train/training-pool.ts';

export interface TrainOptions extends JobsChoice {
  readonly game: string;
  readonly minutes?: number;
  readonly matches?: number;
  readonly players?: readonly number[];
  readonly seed?: number;
  readonly out?: string;
  readonly resume?: string;
  readonly write?: true;
  readonly json?: true;
}

const USUAL_MINUTES = 60;
const USUAL_SEED = 1;

function setupNamed(game: string): TrainingSetup {
  const setup = LAB_DEPENDENCIES.trainingSetups.get(gameNamed(LAB_DEPENDENCIES, game).id);
  if (!setup) throw new CommandFault(`${game} has no training setup`);
  return setup;
}

/** Returns the requested value, or the checkpoint's, or the default; throws a `CommandFault` if the first two differ. */
function agreed<T>(what: string, requested: T | undefined, stored: T | undefined, usual: T): T {
  if (requested !== undefined && stored !== undefined && String(requested) !== String(stored)) {
    throw new CommandFault(`the training was started with ${what} ${stored}, not ${requested}`);
  }
  return requested ?? stored ?? usual;
}

function parametersOf(
  setup: TrainingSetup,
  { seed, players }: TrainOptions,
  stored: TrainingParameters | undefined,
): TrainingParameters {
  const [fewest, most] = setup.players;
  const stranger = players?.find((count) => count < fewest || count > most);
  if (stranger !== undefined || players?.length === 0) {
    throw new CommandFault(`${setup.gameId} has ${fewest} to ${most} players`);
  }
  const all = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  return {
    game: setup.gameId,
    seed: agreed('seed', seed, stored?.seed, USUAL_SEED),
    players: agreed('players', players, stored?.players, all),
  };
}

function trainingBudget({ minutes = USUAL_MINUTES, matches }: TrainOptions, from: Checkpoint | null): TrainingBudget {
  return matches === undefined ? byMinutes(minutes, from?.spent ?? 0) : byMatches(matches);
}

/** Formats the result, for people or as JSON. */
function tell(setup: TrainingSetup, end: Checkpoint, files: Files, json: boolean): string {
  const { matches, curve } = end.standing;
  const seconds = Math.round(end.spent / 1000);
  const loss = curve.losses.at(-1)?.[1] ?? null;
  const evaluation = curve.evaluations.at(-1) ?? null;
  const { weights, checkpoint } = files;
  if (json)
    return JSON.stringify({ ...end.parameters, matches, seconds, loss, trial: evaluation, weights, checkpoint });
  const last =
    evaluation === null
      ? 'not evaluated yet'
      : `after ${evaluation.matches}: ${describeEvaluation(evaluation, setup.opponent)}`;
  return [
    `${matches} matches of ${setup.gameId} in ${seconds} s, loss ${loss === null ? 'unknown' : loss.toFixed(3)}; ${last}`,
    `weights: ${weights}`,
    `checkpoint for --resume: ${checkpoint}`,
  ].join('\n');
}

/** Trains the evaluation network of a game from scratch, or resumes a training. */
export async function runTrain(options: TrainOptions): Promise<void> {
  const { game, resume, out = `training/${game}.json` } = options;
  const setup = setupNamed(game);
  const from = resume === undefined ? null : readCheckpoint(resume, setup);
  const parameters = parametersOf(setup, options, from?.parameters);
  const files = new Files(out);
  const pool = new TrainingPool(poolOf('train', options));
  let end: Checkpoint;
  try {
    const budget = trainingBudget(options, from);
    end = await new Training({ setup, parameters, budget, runner: pool }, files, from).run();
  } finally {
    await pool.end();
  }
  process.stdout.write(`${tell(setup, end, files, options.json === true)}\n`);
  if (options.write) process.stderr.write(`learning curve: ${savePicture(setup, end)}\n`);
}
