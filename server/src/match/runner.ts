import { setImmediate as breathe } from 'node:timers/promises';
import type { StoredMatch } from '../store/port.ts';
import { playBotTurn } from './bot-turn.ts';
import type { MatchParts } from './ports.ts';
import { Draft } from './table.ts';
import { TurnClock } from './turn-clock.ts';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;

/**
 * Plays for chance and bots, one runner a match, outside any request. It goes from the stored state to the next
 * decision of a person, committing each bot's turn as a unit; a kick while it runs is heard.
 */
export class Runner {
  readonly #parts: MatchParts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #kicked = new Set<string>();
  readonly #retries = new Set<NodeJS.Timeout>();
  #stopped = false;

  constructor(parts: MatchParts) {
    this.#parts = parts;
  }

  /** Sees to it that the match goes on, if it is not a person's turn. */
  kick(match: string): void {
    if (this.#stopped) return;
    this.#kicked.add(match);
    if (!this.#running.has(match)) this.#running.set(match, this.#run(match, FIRST_RETRY_MS));
  }

  /** Ends after the commits in flight; nothing is begun any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#retries) clearTimeout(timer);
    await Promise.all(this.#running.values());
  }

  async #run(id: string, retryMs: number): Promise<void> {
    const clock = new TurnClock(this.#parts.botMs);
    try {
      while (this.#kicked.delete(id)) while (!this.#stopped && (await this.#step(id, clock))) await breathe();
    } catch (error) {
      this.#parts.log.error({ match: id, err: error }, 'match-stuck');
      this.#retry(id, retryMs);
    } finally {
      this.#running.delete(id);
    }
  }

  /** What failed is tried again later and later: a full disk may be emptied, a game's fault stays one. */
  #retry(id: string, ms: number): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      this.#kicked.add(id);
      if (!this.#running.has(id)) this.#running.set(id, this.#run(id, Math.min(ms * 2, LAST_RETRY_MS)));
    }, ms);
    timer.unref();
    this.#retries.add(timer);
  }

  /** One unit of play for chance or a bot; false when it is a person's turn or nobody's, or the bots were stopped. */
  async #step(id: string, clock: TurnClock): Promise<boolean> {
    const { games, store, bell } = this.#parts;
    const match = await store.read(id);
    if (match?.status !== 'running') return false;
    const seat = botToAct(match);
    if (seat === null && match.actor !== '*') return false;
    const dealer = await store.dealerOf(id);
    if (!dealer) return false;
    const draft = new Draft(games, match);
    if (seat !== null) {
      clock.begin(seat, match.ply);
      if (!(await playBotTurn(this.#parts, { match, draft, seat, clock }))) return false;
    }
    const commit = draft.close(dealer);
    // A lost race changes nothing: the next step begins from what stands in the book then.
    if (await store.commit({ ...commit, command: null })) {
      clock.committed(commit.from + commit.plies.length);
      bell.ring(id);
    }
    return true;
  }
}

function botToAct(match: StoredMatch): number | null {
  const seat = match.seats.find((one) => String(one.seat) === match.actor);
  return seat?.kind === 'bot' ? seat.seat : null;
}
