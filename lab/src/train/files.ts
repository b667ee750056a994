import { basename, dirname, join } from 'node:path';
import type { TrainingSetup } from '@levante/bots';
import { writeJsonFile, writeTextFile } from '@levante/cli/lib/files.ts';
import { type Checkpoint, checkpointJson } from './checkpoint.ts';
import { drawCurve } from './picture.ts';
import { resultJson } from './result.ts';

/** Folder of the pictures in the docs. */
const PICTURES = join('docs', 'pictures');

/** Files of one training: the weights, and the checkpoint beside them. */
export class Files {
  readonly #folder: string;
  readonly #name: string;

  /** `out` names the file of the weights. */
  constructor(out: string) {
    this.#folder = dirname(out);
    this.#name = basename(out, '.json');
  }

  get weights(): string {
    return join(this.#folder, `${this.#name}.json`);
  }

  get checkpoint(): string {
    return join(this.#folder, `${this.#name}.checkpoint.json`);
  }

  saveCheckpoint(checkpoint: Checkpoint): void {
    writeJsonFile(this.#folder, basename(this.checkpoint), checkpointJson(checkpoint));
  }

  saveWeights(setup: TrainingSetup, checkpoint: Checkpoint): void {
    writeJsonFile(this.#folder, basename(this.weights), resultJson(setup, checkpoint));
  }
}

/** Draws the learning curve for the docs. Returns the path of the picture. */
export function savePicture(setup: TrainingSetup, { standing }: Checkpoint): string {
  const name = `learning-${setup.gameId}.svg`;
  const title = `${setup.gameId}: what ${standing.matches} matches of self-play taught`;
  writeTextFile(PICTURES, name, drawCurve({ title, opponent: setup.opponent, curve: standing.curve }));
  return join(PICTURES, name);
}
