/** Time limit, generous enough for slow machines. */
const TIMEOUT_MS = 60_000;
const EVERY_MS = 15;

/** Polls until there is an answer; after a minute throws with the message from `report`. */
export async function until<T>(poll: () => Promise<T | null>, report: () => Promise<string>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await poll();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(await report());
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
