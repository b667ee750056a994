import type { Seat } from '@levante/contract';
import type { EndOfStream, MatchHost } from '@levante/host';
import type { RequestFault } from '@levante/table/host/fault.ts';
import type { Following, MatchListener, Wanted } from '@levante/table/host/host.ts';
import { HERE } from './stored-match.ts';

const FAULTS: Readonly<Record<EndOfStream, RequestFault>> = {
  gone: { kind: 'not-here' },
  failed: { kind: 'unkept' },
  closed: { kind: 'unkept' },
};

/** Somebody at this screen who follows a match on this device. As long as that is so, chance and bots play on in it. */
export class DeviceFollowing implements Following {
  readonly #id: string;
  readonly #host: MatchHost;
  readonly #wanted: Wanted;
  readonly #listener: MatchListener;
  readonly #left: () => void;
  #unfollow: () => void = () => {};
  #closed = false;

  /** `left` is called once, when it is closed from either side. Nothing is told before `startOver`. */
  constructor(id: string, host: MatchHost, wanted: Wanted, listener: MatchListener, left: () => void) {
    this.#id = id;
    this.#host = host;
    this.#wanted = wanted;
    this.#listener = listener;
    this.#left = left;
    listener.line('connecting');
  }

  retryNow(): void {
    this.#host.poll(this.#id);
  }

  startOver(): void {
    this.#unfollow();
    const { seat, fromBeginning } = this.#wanted;
    this.#unfollow = this.#host.follow(
      { match: this.#id, person: HERE, seat, resume: fromBeginning ? 0 : null },
      {
        send: (message) => {
          this.#listener.line('live');
          this.#listener.message(message);
          // Another tab may have committed it, and be gone.
          this.#host.playOn(this.#id);
          return true;
        },
        end: (why) => this.refuse(FAULTS[why]),
      },
    );
    this.#host.playOn(this.#id);
  }

  /** A bot failed, and another plays its turn. */
  replaced(seat: Seat): void {
    this.#listener.replaced?.(seat);
  }

  /** The bots cannot be reached; it is tried again. */
  withoutBots(): void {
    this.#listener.line('no-bots');
  }

  /** The match will never be told any more. */
  refuse(fault: RequestFault): void {
    if (this.#closed) return;
    this.close();
    this.#listener.refused(fault);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#unfollow();
    this.#left();
  }
}
