const WIDTH = 30;

/** A bar on standard error, where that is a terminal; else nothing. */
export class Progress {
  readonly #total: number;
  readonly #shown = process.stderr.isTTY === true;
  #percent = -1;

  constructor(total: number) {
    this.#total = total;
  }

  show(done: number): void {
    const percent = Math.floor((100 * done) / this.#total);
    if (!this.#shown || percent === this.#percent) return;
    this.#percent = percent;
    const full = Math.round((WIDTH * percent) / 100);
    process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} % of ${this.#total}`);
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.#shown) process.stderr.write('\r\x1b[K');
  }
}
