import type { Sample } from '@levante/bots';
import type { Random } from '@levante/contract';

/** Size of a replay buffer: a share of all samples so far, within bounds. */
export interface BufferSize {
  readonly share: number;
  readonly fewest: number;
  readonly most: number;
}

/**
 * Replay buffer of the newest samples, each learned from several times and mixed with others. Old samples are dropped
 * soon, since positions from weaker play do not recur.
 */
export class ReplayBuffer {
  readonly #size: BufferSize;
  #samples: Sample[] = [];
  #all = 0;

  constructor(size: BufferSize) {
    this.#size = size;
  }

  /** Adds samples, and drops the oldest. */
  add(samples: readonly Sample[]): void {
    this.#all += samples.length;
    const { share, fewest, most } = this.#size;
    const room = Math.min(most, Math.max(fewest, Math.floor(this.#all * share)));
    this.#samples = [...this.#samples, ...samples].slice(-room);
  }

  /** Draws a number of samples with replacement; the buffer must not be empty. */
  draw(count: number, random: Random): Sample[] {
    return Array.from({ length: count }, () => {
      const sample = this.#samples[random.below(this.#samples.length)];
      if (!sample) throw new RangeError('there is no sample yet');
      return sample;
    });
  }
}
