import { CHANCE, type GameEntry, Random, type Table, type Viewer, writeActor } from '@levante/contract';
import { BranchedDealer, commitmentOf, dealingSeed } from '@levante/dealer';
import type { StoredDealer, StoredMatch, StoredPly } from '@levante/host';
import { messageText, type ReceivedMessage } from '../people/watch.ts';

/** A match as read from a store. */
export interface MatchHistory {
  readonly match: StoredMatch;
  readonly plies: readonly StoredPly[];
  readonly dealer: StoredDealer;
}

const viewerFor = (seat: number | null): Viewer => seat ?? 'spectator';

/**
 * Replays a match from its first ply by rules, seed and entropy alone. The expected message for a viewer is generated
 * from a guess: a state consistent with their view, with the hidden information resampled. If a message revealed hidden
 * information, or differed from the stored match, the texts would differ.
 */
export class MatchReplay {
  readonly #history: MatchHistory;
  readonly #random = new Random(1);
  /** Table at the current ply, which only increases. */
  readonly #table: Table;
  #ply = 0;
  /** Reason why the stored match does not follow from rules and seed. */
  fault: string | null = null;
  readonly #dealer: BranchedDealer;

  constructor(game: GameEntry, history: MatchHistory) {
    const table = game.open(history.match.options);
    if (!table.ok) throw new Error(`match ${history.match.id} has no options of its game`);
    this.#history = history;
    this.#table = table.value;
    const branches = history.match.branches?.map(({ ply }) => ply) ?? [];
    this.#dealer = new BranchedDealer(dealingSeed(history.dealer.seed, history.dealer.entropy), branches);
    if (history.match.commitment !== commitmentOf(history.dealer.seed))
      this.fault = 'the commitment is not of this seed';
  }

  /** Plays on to a later ply. */
  to(ply: number): void {
    while (this.#ply < ply && this.fault === null) this.#play();
  }

  /** Returns the expected text of a message at the current ply. */
  expectedMessage(message: Omit<ReceivedMessage, 'ply' | 'kept'>): string {
    const { viewer: seat, from, withState, withLegal, isEnded } = message;
    const viewer = viewerFor(seat);
    const table = this.#table.result() ? this.#table : this.#table.guess(seat ?? 0, this.#random);
    const actor = isEnded ? null : writeActor(this.#table.actor());
    return messageText({
      plies:
        from === null
          ? null
          : this.#history.plies.slice(from, this.#ply).map(({ action, journal }) => ({
              action: this.#table.viewAction(action, viewer),
              journal: journal.map((fact) => this.#table.viewFact(fact, viewer)),
            })),
      state: withState ? table.state(viewer) : null,
      actor,
      legal: withLegal ? table.legal().actions : null,
      result: this.#table.result(),
    });
  }

  /** Returns whether a seat is to act at the current ply. */
  isActing(seat: number | null): boolean {
    return seat !== null && String(seat) === writeActor(this.#table.actor());
  }

  /** Returns the actions as a viewer may read them in the record of a running match. */
  actionsFor(seat: number | null): string[] {
    return this.#history.plies.map(({ action }) => this.#table.viewAction(action, viewerFor(seat)));
  }

  /** Plays to the end. Returns how the stored end differs from rules and seed, or null. */
  end(): string | null {
    const { match, plies, dealer } = this.#history;
    this.to(plies.length);
    if (this.fault !== null) return this.fault;
    // A match that was ended without a result has no actor.
    const isEnded = match.status === 'over' && match.result === null;
    const stored = [match.ply, match.actor, match.result, match.status === 'over', match.state, dealer.position];
    const is = [
      plies.length,
      isEnded ? null : writeActor(this.#table.actor()),
      this.#table.result(),
      isEnded || this.#table.result() !== null,
      this.#table.state(),
      this.#dealer.at(plies.length).words,
    ];
    const names = ['ply', 'actor', 'result', 'status', 'state', 'words of the seed'];
    const other = names.filter((_, i) => JSON.stringify(stored[i]) !== JSON.stringify(is[i]));
    return other.length === 0 ? null : `other than the rules say: ${other.join(', ')}`;
  }

  #play(): void {
    const stored = this.#history.plies[this.#ply];
    if (!stored) {
      this.fault = `the stored match ends before ply ${this.#ply}`;
      return;
    }
    const { action, journal } = stored;
    const drawn = this.#table.actor() === CHANCE ? this.#dealer.at(this.#ply).draw(this.#table.legal()) : action;
    if (drawn !== action) this.fault = `ply ${this.#ply} is ${action}, and the seed gives ${drawn}`;
    const played = this.#table.play(action);
    if (!played.ok) this.fault = `ply ${this.#ply}, ${action}, is refused: ${played.refusal.code}`;
    else if (JSON.stringify(played.value) !== JSON.stringify(journal))
      this.fault = `ply ${this.#ply} has another journal`;
    this.#ply += 1;
  }
}
