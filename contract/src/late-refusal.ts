import type { JsonObject } from './json.ts';
import type { Refusal } from './refusal.ts';

/** A refusal whose reason is worked out when it is first read: most never are. What it is worked out from must not change. */
export class LateRefusal implements Refusal {
  readonly #reason: () => Refusal;
  #known: Refusal | null = null;

  constructor(reason: () => Refusal) {
    this.#reason = reason;
  }

  get code(): string {
    return this.#read().code;
  }

  get clause(): string | null {
    return this.#read().clause;
  }

  get data(): JsonObject {
    return this.#read().data;
  }

  #read(): Refusal {
    this.#known ??= this.#reason();
    return this.#known;
  }
}
