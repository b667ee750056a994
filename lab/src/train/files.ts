import { basename, dirname, join } from 'node:path';
import type { TrainingSetup } from '@levante/bots';
import { writeJsonFile } from '@levante/cli/lib/files.ts';
import { type Checkpoint, checkpointJson } from './checkpoint.ts';
import { resultJson } from './result.ts';

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
