import { type Action, type Actor, itemAt } from '@levante/contract';

/** The ways on from a position that the search has met, and what came of them. Positions that are equal share one node. */
export class Node {
  readonly actor: Actor;
  /** actions[i] has been taken visits[i] times, with the sum of what its actor got of it in sums[i]. */
  readonly actions: Action[] = [];
  readonly visits: number[] = [];
  readonly sums: number[] = [];
  /** What the judgement thought of the position after actions[i], for its actor; 0 where nothing is judged beforehand. */
  readonly hopes: number[] = [];
  /** Seeds of the chances that have followed actions[i]: what came of them can be met again and looked into further. */
  readonly fates: number[][] = [];
  /** Whether `actions` holds all that is legal here, whatever is hidden. */
  whole = false;
  total = 0;

  constructor(actor: Actor) {
    this.actor = actor;
  }

  /** The index of an action; -1 if it has not been met. */
  find(action: Action): number {
    return this.actions.indexOf(action);
  }

  add(action: Action, hope: number): void {
    this.actions.push(action);
    this.visits.push(0);
    this.sums.push(0);
    this.hopes.push(hope);
  }

  /** Puts the actions in the order of what is hoped of them, the best first; before any of them was tried. */
  sort(): void {
    const order = [...this.actions.keys()].sort((a, b) => itemAt(this.hopes, b) - itemAt(this.hopes, a));
    const actions = order.map((i) => this.actions[i] ?? -1);
    const hopes = order.map((i) => itemAt(this.hopes, i));
    for (let i = 0; i < order.length; i++) {
      this.actions[i] = actions[i] ?? -1;
      this.hopes[i] = itemAt(hopes, i);
    }
  }

  /** What the actor can expect of the i-th action: the mean of what it gave, its hope counting as one try. */
  worth(i: number): number {
    const visits = itemAt(this.visits, i);
    return (itemAt(this.sums, i) + itemAt(this.hopes, i)) / (visits + 1);
  }
}
