const REAL = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  clearImmediate: globalThis.clearImmediate,
  Date: globalThis.Date,
};
const realNow = performance.now.bind(performance);

/** Schedules a callback in real time, even under a fake clock; the timer keeps no process alive. */
export const inRealTime = (ms, then) => {
  const timer = REAL.setTimeout(then, ms);
  return () => REAL.clearTimeout(timer);
};

/** Waits until all pending microtasks and immediates have run. */
const breathe = () => new Promise((resolve) => REAL.setImmediate(resolve));

/** Fake clock that advances only on request; installed by `vi.useFakeTimers`. */
export class FakeClock {
  #now = REAL.Date.now();
  #elapsed = 0;
  #ids = 0;
  #timers = new Map();

  install() {
    const clock = this;
    const add =
      (every) =>
      (then, ms, ...args) => {
        this.#ids += 1;
        const wait = Math.max(Number(ms) || 0, every ? 1 : 0);
        this.#timers.set(this.#ids, {
          due: this.#elapsed + wait,
          run: () => then(...args),
          every: every ? wait : null,
        });
        const id = this.#ids;
        return { id, ref: () => {}, unref: () => {}, hasRef: () => true, [Symbol.toPrimitive]: () => id };
      };
    const clear = (timer) => void this.#timers.delete(typeof timer === 'object' ? timer?.id : timer);
    class FakeDate extends REAL.Date {
      constructor(...args) {
        super(...(args.length === 0 ? [clock.#now + clock.#elapsed] : args));
      }
      static now() {
        return clock.#now + clock.#elapsed;
      }
    }
    Object.assign(globalThis, {
      setTimeout: add(false),
      setInterval: add(true),
      setImmediate: (then, ...args) => add(false)(then, 0, ...args),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
      Date: FakeDate,
    });
    performance.now = () => this.#elapsed;
  }

  uninstall() {
    Object.assign(globalThis, REAL);
    performance.now = realNow;
  }

  advance(ms) {
    const until = this.#elapsed + ms;
    while (this.#runNext(until));
    this.#elapsed = until;
  }

  async advanceAsync(ms) {
    const until = this.#elapsed + ms;
    await breathe();
    while (this.#runNext(until)) await breathe();
    this.#elapsed = until;
    await breathe();
  }

  /** Runs the next due timer up to `until`; returns false if there is none. */
  #runNext(until) {
    let next = null;
    for (const [id, timer] of this.#timers)
      if (timer.due <= until && (!next || timer.due < next.due)) next = { id, ...timer };
    if (!next) return false;
    this.#elapsed = Math.max(this.#elapsed, next.due);
    if (next.every === null) this.#timers.delete(next.id);
    else this.#timers.set(next.id, { due: next.due + next.every, run: next.run, every: next.every });
    next.run();
    return true;
  }
}
