import { wordAt } from '@levante/contract';
import { CITIES, NEVER } from '../board/tables.ts';
import { ANYWHERE } from '../state/state.ts';
import { STAY } from './pirate-plans.ts';

/** Florins required to act: without sailing, and by city on arriving there. */
export class Needs {
  stay = NEVER;
  /** arriving[ANYWHERE]: minimum of all cities. */
  readonly arriving = new Int32Array(CITIES + 1);

  copy(other: Needs): void {
    this.stay = other.stay;
    this.arriving.set(other.arriving);
  }

  /** Lowers the requirement of a goal. */
  lower(goal: number, need: number): void {
    if (goal === STAY) {
      this.stay = Math.min(this.stay, need);
      return;
    }
    this.arriving[goal] = Math.min(wordAt(this.arriving, goal), need);
    this.arriving[ANYWHERE] = Math.min(wordAt(this.arriving, ANYWHERE), need);
  }

  /** Lowers every requirement to the minimum of both. */
  lowerAll(other: Needs): void {
    this.stay = Math.min(this.stay, other.stay);
    for (let i = 0; i <= CITIES; i++) this.arriving[i] = Math.min(wordAt(this.arriving, i), wordAt(other.arriving, i));
  }

  /** Raises every requirement to the maximum of both. */
  raiseAll(other: Needs): void {
    this.stay = Math.max(this.stay, other.stay);
    for (let i = 0; i <= CITIES; i++) this.arriving[i] = Math.max(wordAt(this.arriving, i), wordAt(other.arriving, i));
  }

  clear(): void {
    this.stay = NEVER;
    this.arriving.fill(NEVER);
  }

  get least(): number {
    return Math.min(this.stay, wordAt(this.arriving, ANYWHERE));
  }
}
