/** What takes longer than this will not come, however slow the machine. */
const MOST_MS = 60_000;
const EVERY_MS = 15;

/** Asks again and again until there is an answer, and gives it; throws with what `told` says if there is none for a minute. */
export async function until<T>(ask: () => Promise<T | null>, told: () => Promise<string>): Promise<T> {
  const end = Date.now() + MOST_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(await told());
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
