import { type MatchTables, NewerRules } from '../match/match-tables.ts';
import { PendingCommit } from '../match/pending-commit.ts';
import type { HostParts } from '../ports/environment.ts';
import type { StoredMatch } from '../ports/store.ts';
import { playBotTurn } from './bot-turn.ts';
import { TurnClock } from './turn-clock.ts';

/** How soon what failed is tried again: at first, and at most. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;
/** How soon bots that cannot be reached are asked again. */
const UNAVAILABLE_RETRY_MS = 5000;

/** What a step came to: there may be more to play; it is a person's turn or nobody's; the bots cannot be reached. */
type Step = 'more' | 'rest' | 'unavailable';

/** What the runner works with. */
export type RunnerParts = HostParts & { readonly tables: MatchTables };

/**
 * Plays for chance and bots, one loop a match, outside any request. It goes from the stored state to the next decision
 * of a person, committing each bot's turn as a unit; a kick while it runs is heard.
 */
export class Runner {
  readonly #parts: RunnerParts;
  readonly #isFollowed: (match: string) => boolean;
  readonly #running = new Map<string, Promise<void>>();
  readonly #kicked = new Set<string>();
  /** Calls off what would be tried again, by match. */
  readonly #retries = new Map<string, () => void>();
  #stopped = false;

  /** `isFollowed` tells whether somebody follows a match. */
  constructor(parts: RunnerParts, isFollowed: (match: string) => boolean) {
    this.#parts = parts;
    this.#isFollowed = isFollowed;
  }

  /** Sees to it that the match goes on, if it is not a person's turn. */
  kick(match: string): void {
    this.#start(match, FIRST_RETRY_MS);
  }

  /** The matches that this one sees to: it plays in them, or will try again. */
  get held(): readonly string[] {
    return [...this.#running.keys(), ...this.#retries.keys()];
  }

  /** Ends after the commits in flight; nothing is begun any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const cancel of this.#retries.values()) cancel();
    await Promise.all(this.#running.values());
  }

  /** `retryMs`: after how long it is tried again if it fails. */
  #start(id: string, retryMs: number): void {
    if (!this.#mayPlay(id)) return;
    this.#cancelRetry(id);
    this.#kicked.add(id);
    if (!this.#running.has(id)) this.#running.set(id, this.#run(id, retryMs));
  }

  #cancelRetry(id: string): void {
    const cancel = this.#retries.get(id);
    if (!cancel) return;
    cancel();
    this.#retries.delete(id);
    // What failed may have been written all the same, where only the answer was lost: whoever follows looks.
    this.#parts.bell.ring(id);
  }

  #mayPlay(id: string): boolean {
    return !this.#stopped && this.#parts.attends?.(id) !== false;
  }

  async #run(id: string, retryMs: number): Promise<void> {
    const clock = new TurnClock(this.#parts.turnMs);
    try {
      while (this.#kicked.delete(id)) {
        if ((await this.#play(id, clock)) === 'unavailable') {
          this.#parts.log.botsUnavailable(id);
          this.#retry(id, UNAVAILABLE_RETRY_MS, FIRST_RETRY_MS);
        }
      }
    } catch (error) {
      this.#parts.log.matchStuck(id, error);
      // Only a newer host can go on with it.
      if (!(error instanceof NewerRules)) this.#retry(id, retryMs, Math.min(retryMs * 2, LAST_RETRY_MS));
    } finally {
      this.#running.delete(id);
    }
  }

  /** What failed is tried again later and later: a full disk may be emptied, a game's fault stays one. */
  #retry(id: string, ms: number, nextMs: number): void {
    if (!this.#mayPlay(id)) return;
    this.#retries.set(
      id,
      this.#parts.time.after(ms, () => this.#start(id, nextMs)),
    );
  }

  async #play(id: string, clock: TurnClock): Promise<Step> {
    while (this.#mayPlay(id)) {
      const step = await this.#step(id, clock);
      if (step !== 'more') return step;
      await this.#yield();
    }
    return 'rest';
  }

  /** Lets whatever else waits be done, such as requests. */
  #yield(): Promise<void> {
    return new Promise((resolve) => this.#parts.time.after(0, resolve));
  }

  /** One unit of play for chance or a bot. */
  async #step(id: string, clock: TurnClock): Promise<Step> {
    const { store, bell } = this.#parts;
    const match = await store.read(id);
    if (match?.status !== 'running') return 'rest';
    const seat = botToAct(match);
    if (seat === null && match.actor !== '*') return 'rest';
    const pending = await PendingCommit.begin(this.#parts, match);
    if (seat !== null) {
      clock.begin(seat, match.ply);
      const turn = await playBotTurn(this.#parts, { match, pending, seat, clock, isFollowed: this.#isFollowed(id) });
      if (turn !== 'played') return turn === 'stopped' ? 'rest' : turn;
    }
    const committed = await pending.close(null);
    // A lost race changes nothing: the next step begins from what is stored then.
    if (committed) {
      clock.playedOn(match.ply, committed.ply);
      bell.ring(id);
    }
    return 'more';
  }
}

function botToAct(match: StoredMatch): number | null {
  const seat = match.seats.find((one) => String(one.seat) === match.actor);
  return seat?.kind === 'bot' ? seat.seat : null;
}
