import type { Seat } from '@levante/contract';
import type { EndOfStream, MatchHost } from '@levante/host';
import type { RequestFault } from '@levante/table/host/fault.ts';
import type { Following, FollowOptions, MatchListener } from '@levante/table/host/host.ts';
import { HERE } from './browser-match.ts';

const FAULTS: Readonly<Record<EndOfStream, RequestFault>> = {
  gone: { kind: 'not-here' },
  failed: { kind: 'unkept' },
  closed: { kind: 'unkept' },
};

/** A subscription to a match on this device. Chance and bots keep playing while at least one is open. */
export class DeviceFollowing implements Following {
  readonly #id: string;
  readonly #host: MatchHost;
  readonly #wanted: FollowOptions;
  readonly #listener: MatchListener;
  readonly #left: () => void;
  #unfollow: () => void = () => {};
  #closed = false;

  /**
   * Creates a subscription that sends nothing before `startOver`. `left` is called once, when either side closes it.
   */
  constructor(id: string, host: MatchHost, wanted: FollowOptions, listener: MatchListener, left: () => void) {
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
          // The tab that committed this may have closed before playing on.
          this.#host.playOn(this.#id);
          return true;
        },
        end: (why) => this.refuse(FAULTS[why]),
      },
    );
    this.#host.playOn(this.#id);
  }

  /** Reports that a stand-in plays the turn of a failed bot. */
  replaced(seat: Seat): void {
    this.#listener.replaced?.(seat);
  }

  /** Reports that the bots are unavailable; the host retries. */
  withoutBots(): void {
    this.#listener.line('no-bots');
  }

  /** Ends the subscription with a fault. */
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
