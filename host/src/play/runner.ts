import { type MatchTables, NewerRules } from '../match/match-tables.ts';
import { PendingCommit } from '../match/pending-commit.ts';
import { botToAct } from '../match/seat-play.ts';
import type { HostParts } from '../ports/environment.ts';
import type { KnownMatch } from '../ports/stored-match.ts';
import { playBotTurn } from './bot-turn.ts';
import { TurnClock } from './turn-clock.ts';

/** Delay before a retry: the first and the longest. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;
/** Delay before asking unreachable bots again. */
const UNAVAILABLE_RETRY_MS = 5000;

/** Result of a step: continue, a person or no one acts, or the bots cannot be reached. */
type Step = 'more' | 'rest' | 'unavailable';

/** Dependencies of the runner. */
export type RunnerParts = HostParts & { readonly tables: MatchTables };

/**
 * Plays for chance and bots, with one loop per match, outside any request. Continues to the next decision of a person
 * and commits each bot's turn as a unit. A kick while the loop runs makes it check once more.
 */
export class Runner {
  readonly #parts: RunnerParts;
  readonly #isFollowed: (match: string) => boolean;
  readonly #running = new Map<string, Promise<void>>();
  readonly #kicked = new Set<string>();
  /** Cancels the pending retry, by match. */
  readonly #retries = new Map<string, () => void>();
  #stopped = false;

  /** Creates a runner. `isFollowed` returns whether a match has followers. */
  constructor(parts: RunnerParts, isFollowed: (match: string) => boolean) {
    this.#parts = parts;
    this.#isFollowed = isFollowed;
  }

  /** Starts the loop of a match unless a person is to act. */
  kick(match: string): void {
    this.#start(match, FIRST_RETRY_MS);
  }

  /** Matches in progress or waiting for a retry. */
  get held(): readonly string[] {
    return [...this.#running.keys(), ...this.#retries.keys()];
  }

  /** Starts nothing new and waits for commits in flight. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const cancel of this.#retries.values()) cancel();
    await Promise.all(this.#running.values());
  }

  /** Starts the loop; a failure is retried after `retryMs`. */
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
    // The failed write may have succeeded with only the reply lost: let followers look.
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
      // Retrying is pointless: only a newer host can continue this match.
      if (!(error instanceof NewerRules)) this.#retry(id, retryMs, Math.min(retryMs * 2, LAST_RETRY_MS));
    } finally {
      this.#running.delete(id);
    }
  }

  /** Schedules a retry with growing delays: a full disk may recover, a faulty game does not. */
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

  /** Yields to other work, such as requests. */
  #yield(): Promise<void> {
    return new Promise((resolve) => this.#parts.time.after(0, resolve));
  }

  /** Plays one unit: a bot's turn, or the random events that are due. */
  async #step(id: string, clock: TurnClock): Promise<Step> {
    const { bell, time } = this.#parts;
    const match = this.#recallUnattended(id) ?? (await this.#readUnattended(id));
    if (!match) return 'rest';
    const seat = botToAct(match);
    const pending = await PendingCommit.begin(this.#parts, match);
    if (seat !== null) {
      clock.begin(seat, match.ply, time.now());
      const turn = await playBotTurn(this.#parts, { match, pending, seat, clock, isFollowed: this.#isFollowed(id) });
      if (turn !== 'played') return turn === 'stopped' ? 'rest' : turn;
    }
    const committed = await pending.close(null);
    // A lost compare-and-set changes nothing, and the store forgets the match: the next step reads it.
    if (committed) {
      clock.playedOn(match.ply, committed.ply);
      bell.ring(id, committed.news);
      if (!committed.unattended) return 'rest';
    }
    return 'more';
  }

  /**
   * Returns a match as this process knows it, if chance or a bot is to act there. Null if not or if it is not cached:
   * the cache may be outdated, and only the store says that there is nothing to do.
   */
  #recallUnattended(id: string): KnownMatch | null {
    const known = this.#parts.store.live.recall(id);
    return isUnattended(known) ? known : null;
  }

  /** Reads a match. Null if neither chance nor a bot is to act there. */
  async #readUnattended(id: string): Promise<KnownMatch | null> {
    const match = await this.#parts.store.read(id);
    return isUnattended(match) ? match : null;
  }
}

/** Returns whether chance or a bot is to act. */
const isUnattended = (match: KnownMatch | null): match is KnownMatch =>
  match?.status === 'running' && (match.actor === '*' || botToAct(match) !== null);
