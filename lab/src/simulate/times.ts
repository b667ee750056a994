import type { Thinking } from './stopwatch.ts';

/** Thinking time of a level per answer, in milliseconds. */
export interface TimeReport {
  readonly answers: number;
  readonly mean: number;
  /** 99th percentile, up to 1 % too high. */
  readonly p99: number;
  readonly most: number;
  /** Turns that took more than 1.1 times their budget. */
  readonly lateTurns: number;
}

/** Buckets grow by 1 % each; the first contains everything up to a microsecond. */
const STEP = Math.log(1.01);
const FIRST = 0.001;

const bucketOf = (ms: number): number => (ms <= FIRST ? 0 : Math.ceil(Math.log(ms / FIRST) / STEP));
const edgeOf = (bucket: number): number => FIRST * Math.exp(bucket * STEP);

/** Histogram of any number of times in constant memory: counts by bucket, sum and maximum. */
export class Times {
  readonly #buckets: number[] = [];
  #answers = 0;
  #sum = 0;
  #most = 0;
  #late = 0;

  add({ answers, late }: Thinking): void {
    for (const ms of answers) {
      const bucket = bucketOf(ms);
      while (this.#buckets.length <= bucket) this.#buckets.push(0);
      this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
      this.#sum += ms;
      this.#most = Math.max(this.#most, ms);
    }
    this.#answers += answers.length;
    this.#late += late;
  }

  report(): TimeReport {
    const mean = this.#answers === 0 ? 0 : this.#sum / this.#answers;
    return { answers: this.#answers, mean, p99: this.#quantile(0.99), most: this.#most, lateTurns: this.#late };
  }

  /** Returns the upper bound of the bucket with this quantile. */
  #quantile(share: number): number {
    let left = Math.ceil(this.#answers * share);
    for (const [bucket, count] of this.#buckets.entries()) {
      left -= count;
      if (left <= 0) return Math.min(edgeOf(bucket), this.#most);
    }
    return this.#most;
  }
}
