import { type Action, type Actor, itemAt } from '@levante/contract';

/** Statistics of the actions from a position. Transpositions share one node. */
export class Node {
  readonly actor: Actor;
  /** `visits[i]` counts the visits of `actions[i]`, `sums[i]` adds up their values for the actor. */
  readonly actions: Action[] = [];
  readonly visits: number[] = [];
  readonly sums: number[] = [];
  /** Prior value of `actions[i]` for the actor; 0 without priors. */
  readonly hopes: number[] = [];
  /** Seeds of the sampled outcomes of chance after `actions[i]`, kept so that the search can revisit and deepen them. */
  readonly fates: number[][] = [];
  /** Whether `actions` is complete for every determinization. */
  whole = false;
  total = 0;

  constructor(actor: Actor) {
    this.actor = actor;
  }

  /** Returns the index of an action; -1 if it is unknown. */
  find(action: Action): number {
    return this.actions.indexOf(action);
  }

  add(action: Action, hope: number): void {
    this.actions.push(action);
    this.visits.push(0);
    this.sums.push(0);
    this.hopes.push(hope);
  }

  /** Sorts the actions by prior, best first. Must be called before the first visit. */
  sort(): void {
    const order = [...this.actions.keys()].sort((a, b) => itemAt(this.hopes, b) - itemAt(this.hopes, a));
    const actions = order.map((i) => this.actions[i] ?? -1);
    const hopes = order.map((i) => itemAt(this.hopes, i));
    for (let i = 0; i < order.length; i++) {
      this.actions[i] = actions[i] ?? -1;
      this.hopes[i] = itemAt(hopes, i);
    }
  }

  /** Returns the mean value of the i-th action, counting its prior as one visit. */
  worth(i: number): number {
    const visits = itemAt(this.visits, i);
    return (itemAt(this.sums, i) + itemAt(this.hopes, i)) / (visits + 1);
  }
}
