import { CHECKED, outside, wordAt } from './access.ts';

/** An action inside the rules: a small non-negative integer whose meaning is the game's. At the edges it is a line of text. */
export type Action = number;

/**
 * A list of actions that its caller owns and a game fills again and again without allocating:
 * `actions[0 … length-1]`, and for chance `weights` alongside. Grows when it must, never shrinks.
 */
export class ActionBuffer {
  actions = new Int32Array(256);
  weights = new Int32Array(256);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(action: Action, weight = 1): void {
    if (this.length === this.actions.length) this.#grow();
    this.actions[this.length] = action;
    this.weights[this.length] = weight;
    this.length += 1;
  }

  /** The i-th action; the caller keeps `0 ≤ i < length`. */
  at(i: number): Action {
    if (CHECKED && i >= this.length) outside(this.length, i);
    return wordAt(this.actions, i);
  }

  /** The weight of the i-th action; the caller keeps `0 ≤ i < length`. */
  weightAt(i: number): number {
    if (CHECKED && i >= this.length) outside(this.length, i);
    return wordAt(this.weights, i);
  }

  includes(action: Action): boolean {
    for (let i = 0; i < this.length; i++) if (this.actions[i] === action) return true;
    return false;
  }

  #grow(): void {
    const actions = new Int32Array(this.length * 2);
    const weights = new Int32Array(this.length * 2);
    actions.set(this.actions);
    weights.set(this.weights);
    this.actions = actions;
    this.weights = weights;
  }
}
