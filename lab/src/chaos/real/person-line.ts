import { EventLine, HttpLine, RequestRefused } from '../../bench/http-line.ts';
import type { CommandAnswer } from '../people/player.ts';
import type { Watch } from '../people/watch.ts';

/** Time limit of a request in milliseconds. */
const TIMEOUT_MS = 4000;

/** Pace of the people, in milliseconds. */
export interface Pace {
  /** Maximum time to think. */
  readonly thinkMs: number;
  /** Maximum time before a command is sent again. */
  readonly retryMs: number;
  /** Delay before a stream is opened again. */
  readonly comeBackMs: number;
  /** Silence after which a stream is considered dead. */
  readonly silenceMs: number;
}

type Body = Readonly<Record<string, unknown>>;
/** The answer, or the reason for a refusal; null if the outcome is unknown. */
export type LineReply = { readonly ok: true; readonly body: Body } | (CommandAnswer & { readonly ok: false }) | null;

/** A person's connection to a server through a faulty network. It sends each request once, and reopens streams. */
export class PersonLine {
  readonly #url: string;
  readonly #pace: Pace;
  readonly #line: HttpLine;
  /** Called for every response that no server may give. */
  readonly #broken: (what: string) => void;
  readonly #streams = new Set<EventLine>();
  #last: Promise<unknown> = Promise.resolve();
  #left = false;

  constructor(url: string, pace: Pace, broken: (what: string) => void) {
    this.#url = url;
    this.#pace = pace;
    this.#line = new HttpLine(url);
    this.#broken = broken;
  }

  post(path: string, body: object): Promise<LineReply> {
    return this.#inTurn((line) => line.post(path, body));
  }

  get(path: string): Promise<LineReply> {
    return this.#inTurn((line) => line.get(path));
  }

  /** Sends a request once the previous one is answered, since a connection carries one at a time. */
  async #inTurn(send: (line: HttpLine) => Promise<Body>): Promise<LineReply> {
    const before = this.#last;
    const reply = before.then(() => this.#ask(send));
    this.#last = reply;
    return await reply;
  }

  async act(match: string, ply: number, key: string, actions: readonly string[]): Promise<CommandAnswer | null> {
    const reply = await this.post(`/api/matches/${match}/actions`, { ply, key, actions });
    return reply?.ok ? { ok: true, ply: Number(reply.body.ply) } : reply;
  }

  /** Follows a match until this person leaves. */
  async follow(watch: Watch): Promise<void> {
    const seat = watch.seat === null ? '' : `?seat=${watch.seat}`;
    while (!this.#left) {
      const stream = new EventLine(`${this.#url}/api/matches/${watch.match}/stream${seat}`);
      this.#streams.add(stream);
      await new Promise<void>((resolve) => {
        let late = setTimeout(() => stream.close(), this.#pace.silenceMs);
        stream.onClose(() => {
          clearTimeout(late);
          resolve();
        });
        stream
          .listen(this.#line.cookie, watch.ply, (id, data) => {
            clearTimeout(late);
            late = setTimeout(() => stream.close(), this.#pace.silenceMs);
            watch.take(id, data);
          })
          .catch(() => stream.close());
      });
      this.#streams.delete(stream);
      await new Promise((resolve) => setTimeout(resolve, this.#pace.comeBackMs));
    }
  }

  leave(): void {
    this.#left = true;
    for (const stream of this.#streams) stream.close();
    this.#line.close();
  }

  /** Sends a request. A person who has left sends nothing and gets the code `left`. */
  async #ask(send: (line: HttpLine) => Promise<Body>): Promise<LineReply> {
    if (this.#left) return { ok: false, code: 'left' };
    const late = setTimeout(() => this.#line.close(), TIMEOUT_MS);
    try {
      return { ok: true, body: await send(this.#line) };
    } catch (error) {
      if (!(error instanceof RequestRefused)) return null;
      if (error.status === 500) this.#broken(error.message);
      return error.status >= 500 || error.status === 429 ? null : { ok: false, code: error.code };
    } finally {
      clearTimeout(late);
    }
  }
}
