import { Random } from '@levante/contract';

/** A scheduled disruption: its time, kind, target, duration and strength. */
export interface ScheduledDisruption {
  readonly afterMs: number;
  /** Index of the kind of disruption. */
  readonly kind: number;
  /** Index of the target, modulo their number. */
  readonly which: number;
  readonly spanMs: number;
  readonly jumpMs: number;
}

/** Maximum milliseconds between two disruptions. */
const PAUSE_MS = 5000;
const SPAN_MS = 2500;
const DAY_MS = 86_400_000;
const WHICH = 1 << 16;

/** Generates an endless schedule, always the same for a seed. */
export function* disruptionsFrom(seed: number, kinds: number): Generator<ScheduledDisruption, never> {
  const random = new Random(seed);
  for (;;) {
    yield {
      afterMs: random.below(PAUSE_MS),
      kind: random.below(kinds),
      which: random.below(WHICH),
      spanMs: random.below(SPAN_MS),
      jumpMs: random.below(DAY_MS),
    };
  }
}
