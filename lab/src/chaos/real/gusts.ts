import { Random } from '@levante/contract';

/** Something to be done: after how long, what, to which of several, for how long, by how much. */
export interface Gust {
  readonly afterMs: number;
  /** Which of the deeds. */
  readonly deed: number;
  /** Which of however many there are: to be taken by its remainder. */
  readonly which: number;
  readonly spanMs: number;
  readonly jumpMs: number;
}

/** Milliseconds between two deeds at most. */
const PAUSE_MS = 5000;
const SPAN_MS = 2500;
const DAY_MS = 86_400_000;
const WHICH = 1 << 16;

/** What is done, without an end: the same from the same seed, whatever becomes of it. */
export function* gustsFrom(seed: number, deeds: number): Generator<Gust, never> {
  const random = new Random(seed);
  for (;;) {
    yield {
      afterMs: random.below(PAUSE_MS),
      deed: random.below(deeds),
      which: random.below(WHICH),
      spanMs: random.below(SPAN_MS),
      jumpMs: random.below(DAY_MS),
    };
  }
}
