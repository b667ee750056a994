import { CHECKED, outside, wordAt } from './access.ts';

/**
 * An action inside the rules: a small non-negative integer whose meaning each game defines. Outside the rules it is a line
 * of text.
 */
export type Action = number;

/**
 * Reusable list of actions, owned by the caller and filled without allocating: `actions[0 … length-1]`, with parallel
 * `weights` for chance. Grows on demand and never shrinks.
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

  /** Returns the i-th action; the caller guarantees `0 ≤ i < length`. */
  at(i: number): Action {
    if (CHECKED && i >= this.length) outside(this.length, i);
    return wordAt(this.actions, i);
  }

  /** Returns the weight of the i-th action; the caller guarantees `0 ≤ i < length`. */
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
