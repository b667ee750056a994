/** Waits for Ctrl-C or a request to end. */
export async function untilAskedToStop(): Promise<void> {
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
}
