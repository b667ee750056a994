import type { Store } from '@levante/host';
import type { Weather } from './weather.ts';
import type { World } from './world.ts';

/** What a store that cannot be reached or written rejects with. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
}

/** How long a question is on its way at most: whoever dies and is started again finds what he wrote before. */
export const ARRIVAL_MS = 3;
const SLOW_MS = 500;

/** A process, as far as others know of it. */
export interface Life {
  ended: boolean;
}

/**
 * The store of a simulated world: what was written stays written, whoever dies. What a process asks takes its time there and
 * back, may fail, and is answered to nobody who has ended meanwhile.
 */
export class Disk {
  readonly book: Store;
  readonly #world: World;
  readonly #weather: Weather;
  full = false;

  constructor(world: World, weather: Weather, book: Store) {
    this.#world = world;
    this.#weather = weather;
    this.book = book;
  }

  /** The store as a process has it. */
  openFor(life: Life): Store {
    const { book } = this;
    const read = <T>(run: () => Promise<T>): Promise<T> => this.#ask(life, false, run);
    const write = <T>(run: () => Promise<T>): Promise<T> => this.#ask(life, true, run);
    return {
      create: (match) => write(() => book.create(match)),
      read: (id) => read(() => book.read(id)),
      dealerOf: (id) => read(() => book.dealerOf(id)),
      plies: (id, from, to) => read(() => book.plies(id, from, to)),
      commit: (commit) => write(() => book.commit(commit)),
      answerTo: (match, person, key) => read(() => book.answerTo(match, person, key)),
      takeSeat: (match, seat, person, name) => write(() => book.takeSeat(match, seat, person, name)),
      matchesOf: (person, before, limit) => read(() => book.matchesOf(person, before, limit)),
      unattended: () => read(() => book.unattended()),
    };
  }

  #ask<T>(life: Life, writes: boolean, run: () => Promise<T>): Promise<T> {
    const weather = this.#weather;
    return new Promise((resolve, reject) => {
      if (life.ended) return;
      const fail = (): void => this.#answer(life, () => reject(new StoreDown('the store is down')));
      this.#world.after(this.#world.random.below(ARRIVAL_MS), () => {
        // What a process that ended was about to write is written or not.
        if (life.ended && (!writes || this.#world.once(2))) return;
        if (weather.strikes('brokenStore') || (writes && this.full)) return fail();
        const lost = writes && weather.strikes('lostReply');
        run().then(
          (value) => (lost ? fail() : this.#answer(life, () => resolve(value))),
          (error) => this.#answer(life, () => reject(error)),
        );
      });
    });
  }

  #answer(life: Life, answer: () => void): void {
    this.#world.after(this.#span(), () => {
      if (!life.ended) answer();
    });
  }

  #span(): number {
    const { random } = this.#world;
    return this.#weather.strikes('slowStore') ? random.below(SLOW_MS) : random.below(ARRIVAL_MS);
  }
}
