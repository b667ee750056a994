import type { ElCapitanFact } from '@levante/el-capitan';
import type { Speed } from '../settings.ts';

/** Milliseconds at speed 1 that a fact is given to be seen. */
const PAUSES: { readonly [T in ElCapitanFact['type']]?: number } = {
  revealed: 380,
  'turn-begun': 250,
  bought: 500,
  sailed: 750,
  'house-built': 650,
  'house-reopened': 650,
  'house-shut': 500,
  'house-gone': 500,
  'fortress-built': 650,
  'bonus-won': 600,
  'loan-taken': 700,
  'loan-repaid': 500,
  'loan-extended': 500,
  'pirate-sailed': 750,
  'pirate-anchored': 300,
  'ship-moved': 300,
  passed: 700,
  'starter-chosen': 700,
};
const LEAST_PAUSE = 120;
const LONGEST_PAUSE = 1800;

/** How long a ply is shown before the next one, in milliseconds. */
export function pauseFor(facts: readonly ElCapitanFact[], speed: Speed): number {
  if (speed === 'skip') return 0;
  const sum = facts.reduce((total, fact) => total + (PAUSES[fact.type] ?? 0), 0);
  return Math.min(Math.max(sum, LEAST_PAUSE), LONGEST_PAUSE) / (speed === '2' ? 2 : 1);
}

/** What playback needs from whoever shows it. */
export interface Stage {
  speed(): Speed;
  /** What the ply that ends at `ply` did. */
  facts(ply: number): readonly ElCapitanFact[];
  /** Show the position after `ply` actions; with `motion` as what just happened, without it as a jump. */
  show(ply: number, motion: boolean): void;
  /** Playback has reached a payday and stands still until `goOn`. */
  hold(ply: number): void;
  timer(callback: () => void, ms: number): () => void;
}

/**
 * Plays plies out one after the other, at the pace of the settings. It never stands in anybody's way: `skip`
 * goes to the end at once, and what arrives meanwhile is added at the end.
 */
export class Playback {
  readonly #stage: Stage;
  #shown: number;
  #last: number;
  #cancel: (() => void) | null = null;
  #held = false;

  constructor(stage: Stage, ply: number) {
    this.#stage = stage;
    this.#shown = ply;
    this.#last = ply;
  }

  /** The ply that is shown. */
  get ply(): number {
    return this.#shown;
  }

  /** Whether something is still to be shown. */
  get running(): boolean {
    return this.#shown < this.#last;
  }

  /** The match now has `last` actions; the first `known` of them have been seen already (they were one's own draft). */
  add(last: number, known: number): void {
    this.#last = last;
    if (known > this.#shown) this.#arrive(known, false);
    this.#next();
  }

  /** Everything at once; what wanted to be read is not waited for. */
  skip(): void {
    this.#stop();
    this.#held = false;
    if (this.running) this.#arrive(this.#last, false);
  }

  /** After something was held to be read. */
  goOn(): void {
    this.#held = false;
    this.#next();
  }

  /** Starts again at a ply, because the view came anew. */
  jump(ply: number): void {
    this.#stop();
    this.#held = false;
    this.#shown = ply;
    this.#last = ply;
    this.#stage.show(ply, false);
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #next(): void {
    if (this.#held || this.#cancel !== null || !this.running) return;
    const speed = this.#stage.speed();
    if (speed === 'skip') {
      this.#arriveByStops();
      return;
    }
    const pause = pauseFor(this.#stage.facts(this.#shown + 1), speed);
    this.#arrive(this.#shown + 1, true);
    this.#cancel = this.#stage.timer(() => {
      this.#cancel = null;
      this.#next();
    }, pause);
  }

  /** At once, but for what wants to be read. */
  #arriveByStops(): void {
    for (let ply = this.#shown + 1; ply <= this.#last; ply++) {
      if (ply === this.#last || this.#wantsReading(ply)) {
        this.#arrive(ply, false);
        if (this.#held) return;
      }
    }
  }

  #wantsReading(ply: number): boolean {
    return this.#stage.facts(ply).some((fact) => fact.type === 'payday');
  }

  #arrive(ply: number, motion: boolean): void {
    const from = this.#shown;
    this.#shown = ply;
    this.#stage.show(ply, motion);
    for (let i = from + 1; i <= ply; i++) {
      if (!this.#wantsReading(i)) continue;
      this.#held = true;
      this.#stage.hold(i);
    }
  }
}
