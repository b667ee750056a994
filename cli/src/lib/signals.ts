const CHECK_MS = 500;

/** Parent process, read before it can have ended. */
const PARENT = process.ppid;

/**
 * Returns true if `npx` runs this command: it starts a shell that ends at a signal without passing it on. A server started
 * in any other way may outlive its parent, as daemons do.
 */
const isRunByNpx = (): boolean => process.env.npm_lifecycle_event === 'npx';

/** Waits for SIGINT, SIGTERM, or the end of an `npx` that runs this command. */
export async function untilStopSignal(): Promise<void> {
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    if (!isRunByNpx()) return;
    const check = setInterval(() => {
      if (process.ppid === PARENT) return;
      clearInterval(check);
      stop();
    }, CHECK_MS);
    check.unref();
  });
}
