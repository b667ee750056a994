import type { Match, StreamMessage } from '@levante/wire';
import type { Describe, Page, ViewWriter } from './message.ts';

/** Where a listener's messages go. */
export interface Sink {
  /** Hands text to the connection; false if the client is too slow or gone and must be dropped. */
  send(text: string): boolean;
  end(): void;
}

/** One open stream: what it has been told so far, and what it is to be told next. */
export class Listener {
  readonly #person: string | null;
  readonly #seat: number | null;
  readonly #sink: Sink;
  #ply: number | null;
  /** Seats and status as last told; after a resume nothing is known of it. */
  #told = '';
  #dropped = false;

  /** `seat`: through which of the person's seats; null for the first. `resume`: the ply after which the client wants to go on, or null for the whole view. */
  constructor(person: string | null, seat: number | null, resume: number | null, sink: Sink) {
    this.#person = person;
    this.#seat = seat;
    this.#ply = resume;
    this.#sink = sink;
  }

  get dropped(): boolean {
    return this.#dropped;
  }

  /** The first ply it still misses, as far as the book reaches; null if it needs the whole view. */
  missingFrom(ply: number): number | null {
    return this.#ply === null || this.#ply > ply ? null : this.#ply;
  }

  /** Tells what is new on this page. */
  tell(page: Page, writer: ViewWriter, describe: Describe): void {
    const match = describe(page.match, this.#person, this.#seat);
    const seats = JSON.stringify([match.seats, match.status === 'waiting']);
    const from = this.missingFrom(match.ply);
    if (from === null) this.#send(writer.view(match), match.ply);
    else {
      if (seats !== this.#told) this.#send(writer.match(match, from === match.ply), null);
      if (from < match.ply) this.#send(writer.plies(match.viewer, from), match.ply);
    }
    this.#ply = match.ply;
    this.#told = seats;
  }

  keepAlive(): void {
    if (!this.#sink.send(': keep-alive\n\n')) this.drop();
  }

  drop(): void {
    if (this.#dropped) return;
    this.#dropped = true;
    this.#sink.end();
  }

  #send(message: StreamMessage, id: Match['ply'] | null): void {
    if (this.#dropped) return;
    const head = id === null ? '' : `id: ${id}\n`;
    if (!this.#sink.send(`${head}data: ${JSON.stringify(message)}\n\n`)) this.drop();
  }
}
