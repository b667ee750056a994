import type { Speed } from '../ui/settings.ts';

const LEAST_PAUSE = 120;
const LONGEST_PAUSE = 1800;

/** Milliseconds at speed 1 that a fact is given to be seen, by its type. */
export type Pauses<F extends { readonly type: string }> = { readonly [T in F['type']]?: number };

/** How long these facts are shown at speed 1, in milliseconds. */
export function pauseFor<F extends { readonly type: string }>(pauses: Pauses<F>, facts: readonly F[]): number {
  const known: ReadonlyMap<string, unknown> = new Map(Object.entries(pauses));
  const sum = facts.reduce((total, { type }) => total + Number(known.get(type) ?? 0), 0);
  return Math.min(Math.max(sum, LEAST_PAUSE), LONGEST_PAUSE);
}

/** What playback needs from whoever shows it. */
export interface Stage {
  speed(): Speed;
  /** How long what the ply that ends at `ply` did is to be seen, in milliseconds at speed 1. */
  pause(ply: number): number;
  /** Whether it wants to be read before anything goes on: a payday. */
  stops(ply: number): boolean;
  /** Show the position after `ply` actions; with `motion` as what just happened, without it as a jump. */
  show(ply: number, motion: boolean): void;
  /** Playback has reached something that wants to be read, and stands still until `goOn`. */
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
    const pause = this.#stage.pause(this.#shown + 1) / (speed === '2' ? 2 : 1);
    this.#arrive(this.#shown + 1, true);
    this.#cancel = this.#stage.timer(() => {
      this.#cancel = null;
      this.#next();
    }, pause);
  }

  /** At once, but for what wants to be read. */
  #arriveByStops(): void {
    for (let ply = this.#shown + 1; ply <= this.#last; ply++) {
      if (ply === this.#last || this.#stage.stops(ply)) {
        this.#arrive(ply, false);
        if (this.#held) return;
      }
    }
  }

  #arrive(ply: number, motion: boolean): void {
    const from = this.#shown;
    this.#shown = ply;
    // Held first: nobody may take the position for the present one before what led to it has been read.
    for (let i = from + 1; i <= ply; i++) {
      if (!this.#stage.stops(i)) continue;
      this.#held = true;
      this.#stage.hold(i);
    }
    this.#stage.show(ply, motion);
  }
}
