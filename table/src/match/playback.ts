import type { Speed } from '../ui/settings.ts';

const MIN_PAUSE_MS = 120;
const MAX_PAUSE_MS = 1800;

/** Milliseconds at speed 1 for each type of fact. */
export type Pauses<F extends { readonly type: string }> = { readonly [T in F['type']]?: number };

/** Returns the display time of these facts at speed 1, in milliseconds. */
export function pauseFor<F extends { readonly type: string }>(pauses: Pauses<F>, facts: readonly F[]): number {
  const known: ReadonlyMap<string, unknown> = new Map(Object.entries(pauses));
  const sum = facts.reduce((total, { type }) => total + Number(known.get(type) ?? 0), 0);
  return Math.min(Math.max(sum, MIN_PAUSE_MS), MAX_PAUSE_MS);
}

/** The playback's environment. */
export interface Stage {
  speed(): Speed;
  /** Returns the milliseconds at speed 1 for the ply that ends at `ply`. */
  pause(ply: number): number;
  /** Returns whether a ply, such as a payday, must be read before playback continues. */
  stops(ply: number): boolean;
  /** Shows the position after `ply` actions, with or without motion. */
  show(ply: number, motion: boolean): void;
  /** Stops at a ply that must be read, until `goOn`. */
  hold(ply: number): void;
  timer(callback: () => void, ms: number): () => void;
}

/** Plays plies one by one at the chosen speed. Never blocks: `skip` jumps to the end, and further plies are appended. */
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

  get ply(): number {
    return this.#shown;
  }

  /** Whether plies are left to show. */
  get running(): boolean {
    return this.#shown < this.#last;
  }

  /** Adds new plies, up to `last`. The first `known` plies were shown already, as the viewer's own draft. */
  add(last: number, known: number): void {
    this.#last = last;
    if (known > this.#shown) this.#arrive(known, false);
    this.#next();
  }

  /** Jumps to the end without stops. */
  skip(): void {
    this.#stop();
    this.#held = false;
    if (this.running) this.#arrive(this.#last, false);
  }

  /** Continues after a stop. */
  goOn(): void {
    this.#held = false;
    this.#next();
  }

  /** Restarts at a ply, because a new view arrived. */
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

  /** Jumps ahead, but stops at plies that must be read. */
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
    // Hold first, so that no player takes the new position for the current one before the reader has seen what led to it.
    for (let i = from + 1; i <= ply; i++) {
      if (!this.#stage.stops(i)) continue;
      this.#held = true;
      this.#stage.hold(i);
    }
    this.#stage.show(ply, motion);
  }
}
