const WIDTH = 30;
/** Milliseconds between two lines without a terminal. */
const LOG_EVERY = 60_000;

/** Progress of a long command on standard error: a bar in a terminal, otherwise a line a minute. */
export class Progress {
  readonly #say: (percent: number, whole: string) => string;
  readonly #terminal = process.stderr.isTTY === true;
  #percent = -1;
  #logged = performance.now();

  /** Creates a progress display. `say` formats the share of the whole. */
  constructor(say: (percent: number, whole: string) => string = (percent, whole) => `${percent} % of ${whole}`) {
    this.#say = say;
  }

  /** Shows the completed share, between 0 and 1, of `whole`: `200 matches`. */
  show(share: number, whole: string): void {
    const percent = Math.min(100, Math.floor(100 * share));
    if (this.#terminal) this.#bar(percent, whole);
    else this.#log(percent, whole);
  }

  #bar(percent: number, whole: string): void {
    if (percent === this.#percent) return;
    this.#percent = percent;
    const full = Math.round((WIDTH * percent) / 100);
    process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${this.#say(percent, whole)}`);
  }

  #log(percent: number, whole: string): void {
    const now = performance.now();
    if (now - this.#logged < LOG_EVERY) return;
    this.#logged = now;
    process.stderr.write(`${this.#say(percent, whole)}\n`);
  }

  /** Prints a permanent line, above the bar if there is one. */
  say(line: string): void {
    this.clear();
    this.#percent = -1;
    process.stderr.write(`${line}\n`);
  }

  /** Removes the bar. */
  clear(): void {
    if (this.#terminal) process.stderr.write('\r\x1b[K');
  }
}
