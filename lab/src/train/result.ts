import { execFileSync } from 'node:child_process';
import { type Judgement, judgementJson, type TrainingSetup } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import { machine, today, typedCommand } from '../ladder/run-line.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Curve } from './training-run.ts';

/** Rounds the figures of the provenance. */
const figure = (x: number): number => Number(x.toPrecision(4));

/** Returns the commit of this source, with `-dirty` after uncommitted changes; null without git. */
function commit(): string | null {
  try {
    const words = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

function curveJson({ losses, evaluations }: Curve): JsonObject {
  return {
    losses: losses.map(([matches, loss]) => [matches, figure(loss)]),
    trials: evaluations.map(({ matches, tried, share, low, high, luck }) => ({
      matches,
      tried,
      share: figure(share),
      low: figure(low),
      high: figure(high),
      luck: figure(luck),
    })),
  };
}

/** Describes the origin of the weights. */
function provenance(setup: TrainingSetup, { parameters, standing, spent }: Checkpoint): JsonObject {
  const loss = standing.curve.losses.at(-1)?.[1];
  return {
    command: typedCommand(process.argv.slice(2), ['--json']).replace(/^npx levante train/, 'npm run train --'),
    commit: commit(),
    date: today(),
    machine: machine(),
    rulesVersion: setup.rulesVersion,
    seed: parameters.seed,
    players: [...parameters.players],
    matches: standing.matches,
    minutes: figure(spent / 60_000),
    loss: loss === undefined ? null : figure(loss),
    curve: curveJson(standing.curve),
  };
}

/** Returns the weights in the format that is shipped. */
export function resultJson(setup: TrainingSetup, checkpoint: Checkpoint): JsonObject {
  const judgement: Judgement = { shape: setup.shape, weights: checkpoint.standing.weights };
  return judgementJson(setup.gameId, judgement, provenance(setup, checkpoint));
}
