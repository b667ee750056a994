/** Pauses between repetitions of requests, which end early when the network may be back. */
export class RetryPauses {
  readonly #running = new Set<() => void>();

  /** Waits `ms` milliseconds, until `endNow` or until `left` is aborted. */
  pause(ms: number, left: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#running.delete(end);
        left.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#running.add(end);
      left.addEventListener('abort', end);
      if (left.aborted) end();
    });
  }

  /** Ends all pauses. */
  endNow(): void {
    for (const end of [...this.#running]) end();
  }
}
