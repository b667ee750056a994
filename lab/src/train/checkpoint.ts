import { type OptimizerState, readWeights, type TrainingSetup } from '@levante/bots';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { readJsonFile } from '@levante/cli/lib/files.ts';
import { Reader, ReadFault } from '@levante/contract';
import type { Evaluation } from './evaluation.ts';
import type { TrainingParameters } from './training-parameters.ts';
import type { Curve, TrainingStanding } from './training-run.ts';

/** A resumable training: everything except the samples not yet learned from. */
export interface Checkpoint {
  readonly parameters: TrainingParameters;
  readonly standing: TrainingStanding;
  /** Milliseconds of training so far. */
  readonly spent: number;
}

const FORMAT = 'levante-training';
const MOST = Number.MAX_SAFE_INTEGER;
const MAX_POINTS = 100_000;
const MAX_SEATS = 16;

/** Serialises a checkpoint; numbers are whole, nothing is rounded. */
export function checkpointJson({ parameters, standing, spent }: Checkpoint) {
  const { matches, weights, memory, curve } = standing;
  const { steps, mean, square } = memory;
  return {
    format: FORMAT,
    version: 1,
    ...parameters,
    spent,
    matches,
    curve: { losses: curve.losses, trials: curve.evaluations },
    weights: [...weights],
    memory: { steps, mean: [...mean], square: [...square] },
  };
}

function finite(reader: Reader): number {
  const { value } = reader;
  return typeof value === 'number' && Number.isFinite(value) ? value : reader.fail('must be a finite number');
}

function readEvaluation(reader: Reader): Evaluation {
  const [share, low, high, luck] = ['share', 'low', 'high', 'luck'].map((key) => finite(reader.get(key)));
  return {
    matches: reader.get('matches').whole(0, MOST),
    tried: reader.get('tried').whole(1, MOST),
    share: share ?? 0,
    low: low ?? 0,
    high: high ?? 0,
    luck: luck ?? 0,
  };
}

function readPoint(reader: Reader): readonly [number, number] {
  const [matches, loss] = reader.items(2, 2);
  return [matches?.whole(0, MOST) ?? 0, loss ? finite(loss) : 0];
}

function readCurve(reader: Reader): Curve {
  return {
    losses: reader.get('losses').items(0, MAX_POINTS).map(readPoint),
    evaluations: reader.get('trials').items(0, MAX_POINTS).map(readEvaluation),
  };
}

function readMemory(reader: Reader, count: number): OptimizerState {
  const numbers = (key: string) => Float64Array.from(reader.get(key).items(count, count), finite);
  return { steps: reader.get('steps').whole(0, MOST), mean: numbers('mean'), square: numbers('square') };
}

function read(reader: Reader, setup: TrainingSetup): Checkpoint {
  reader.get('format').word([FORMAT]);
  reader.get('version').whole(1, 1);
  reader.get('game').word([setup.gameId]);
  const count = setup.weightCount;
  const seats = reader.get('players').items(1, MAX_SEATS);
  return {
    parameters: {
      game: setup.gameId,
      seed: reader.get('seed').whole(0, MOST),
      players: seats.map((seat) => seat.whole(...setup.players)),
    },
    spent: finite(reader.get('spent')),
    standing: {
      matches: reader.get('matches').whole(0, MOST),
      weights: readWeights(reader.get('weights'), count),
      memory: readMemory(reader.get('memory'), count),
      curve: readCurve(reader.get('curve')),
    },
  };
}

/**
 * Reads a checkpoint file. Throws a `CommandFault` with the path of its first fault, also if it belongs to another game
 * or network.
 */
export function readCheckpoint(path: string, setup: TrainingSetup): Checkpoint {
  try {
    return read(new Reader(readJsonFile(path)), setup);
  } catch (error) {
    if (!(error instanceof ReadFault)) throw error;
    throw new CommandFault(`${path} is not a checkpoint of ${setup.gameId}: ${error.path} ${error.message}`);
  }
}
