import type { Seat } from '@levante/contract';
import type { Fault } from '@levante/table/host/fault.ts';
import type { Following, Listener, Wanted } from '@levante/table/host/host.ts';
import { Runner, type RunnerParts } from './runner.ts';
import { matchMessage, pliesMessage, viewMessage } from './telling.ts';

/**
 * Follows a match on this device: tells what is in the book, first all and then what is new, in order and once, and
 * plays for chance and bots meanwhile. What is told is always read from the book, so a lost or doubled ring of the bell
 * can neither lose nor repeat an action.
 */
export class DeviceFollowing implements Following {
  readonly #id: string;
  readonly #parts: RunnerParts;
  readonly #wanted: Wanted;
  readonly #listener: Listener;
  readonly #runner: Runner;
  readonly #deaf: () => void;
  /** How many actions have been told; null where the whole view is to be told first. */
  #told: number | null = null;
  /** Whether it has been told who sits where. */
  #introduced = false;
  #rung = false;
  #busy = false;
  #closed = false;

  constructor(id: string, parts: RunnerParts, wanted: Wanted, listener: Listener) {
    this.#id = id;
    this.#parts = parts;
    this.#wanted = wanted;
    this.#listener = listener;
    this.#runner = new Runner(id, parts, {
      replaced: (seat: Seat) => listener.replaced?.(seat),
      bots: (there) => listener.line(there ? 'live' : 'no-bots'),
      stuck: () => this.#refuse({ kind: 'unkept' }),
    });
    this.#deaf = parts.bell.listen(id, () => this.#ring());
    listener.line('connecting');
    parts.thinker.wake();
    this.startOver();
  }

  retryNow(): void {
    this.#ring();
  }

  startOver(): void {
    this.#told = this.#wanted.fromBeginning ? 0 : null;
    this.#introduced = false;
    this.#ring();
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
    this.#runner.close();
  }

  #ring(): void {
    this.#rung = true;
    this.#runner.kick();
    if (!this.#busy) void this.#pump();
  }

  async #pump(): Promise<void> {
    this.#busy = true;
    try {
      while (this.#rung && !this.#closed) {
        this.#rung = false;
        await this.#tell();
      }
    } catch {
      this.#refuse({ kind: 'unkept' });
    } finally {
      this.#busy = false;
    }
  }

  async #tell(): Promise<void> {
    const { book, games } = this.#parts;
    const { seat } = this.#wanted;
    const told = this.#told;
    const plies = told === null ? [] : await book.plies(this.#id, told);
    const match = await book.read(this.#id);
    if (this.#closed || told !== this.#told) return;
    if (!match) {
      this.#refuse({ kind: 'not-here' });
      return;
    }
    this.#listener.line('live');
    if (told === null) this.#listener.message(viewMessage(games, match, seat));
    else {
      if (!this.#introduced) this.#listener.message(matchMessage(match, seat));
      // A commit may have come between the two looks into the book: its ring is heard next.
      if (told + plies.length < match.ply) return;
      if (plies.length > 0) this.#listener.message(pliesMessage(games, match, seat, plies));
    }
    this.#introduced = true;
    this.#told = match.ply;
  }

  #refuse(fault: Fault): void {
    if (this.#closed) return;
    this.close();
    this.#listener.refused(fault);
  }
}
