import { LETTER_MS, type MailTurn } from '@levante/people';
import { FairQueue, type Queued } from '../scheduling/fair-queue.ts';
import type { MailTurns } from './smtp-transport.ts';

/** Ranks, first served first. */
const RANKS = ['known', 'requested', 'account', 'notification'] as const satisfies readonly MailTurn['rank'][];
/** Each time after this number of messages, one of the later ranks comes first, in turn, so that none waits for ever. */
const LATER_EVERY = 8;
/**
 * Time after which a waiting message is not sent any more: its code has ended, another server has begun to send it
 * after the 90 seconds for which letters about accounts are reserved, or its content may be outdated.
 */
const MAX_WAIT_MS: Readonly<Record<MailTurn['rank'], number>> = {
  known: LETTER_MS,
  requested: LETTER_MS,
  account: 45_000,
  notification: 300_000,
};

interface Waiting extends Queued {
  readonly rank: MailTurn['rank'];
  readonly begin: () => void;
  readonly drop: (error: Error) => void;
}

const queueError = (text: string): Error => Object.assign(new Error(text), { code: 'ETIMEDOUT' });

/**
 * Queue of messages for the mail server. Sign-in messages come first; within a rank, network addresses and then people
 * take turns, so that a person does not wait longer because another one has requested more.
 */
export class MailQueue implements MailTurns {
  readonly #queues: Readonly<Record<MailTurn['rank'], FairQueue<Waiting>>> = {
    known: new FairQueue(),
    requested: new FairQueue(),
    account: new FairQueue(),
    notification: new FairQueue(),
  };
  readonly #atOnce: number;
  readonly #now: () => number;
  #running = 0;
  #served = 0;
  #isClosed = false;

  /** Creates a queue. `atOnce` is the maximum number of messages sent at the same time; `now` returns milliseconds. */
  constructor(atOnce: number, now: () => number = performance.now.bind(performance)) {
    this.#atOnce = atOnce;
    this.#now = now;
  }

  /** Sends a message in its turn. Rejects as `send` does, and if the queue is closed or the message has waited too long. */
  async inTurn<T>({ rank, from, by }: MailTurn, send: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw queueError('the server stops');
    const waiting = new Promise<Waiting>((resolve, drop) => {
      const item = { rank, parties: [from, by], turns: 1, since: this.#now(), begin: () => resolve(item), drop };
      this.#queues[rank].push(item);
    });
    this.#fill();
    const item = await waiting;
    try {
      return await send();
    } finally {
      this.#queues[rank].end(item);
      this.#running -= 1;
      this.#fill();
    }
  }

  /** Drops all waiting messages. */
  close(): void {
    this.#isClosed = true;
    for (let next = this.#shift(); next; next = this.#shift()) this.#drop(next, 'the server stops');
  }

  #drop(item: Waiting, why: string): void {
    this.#queues[item.rank].end(item);
    item.drop(queueError(why));
  }

  #fill(): void {
    while (this.#running < this.#atOnce) {
      const next = this.#shift();
      if (next === undefined) return;
      if (this.#now() - next.since > MAX_WAIT_MS[next.rank]) {
        this.#drop(next, 'waited too long');
        continue;
      }
      this.#running += 1;
      this.#served += 1;
      next.begin();
    }
  }

  #shift(): Waiting | undefined {
    for (const rank of this.#ranks()) {
      const next = this.#queues[rank].shift();
      if (next) return next;
    }
    return undefined;
  }

  /** Returns the ranks in the order in which the next message is taken from them. */
  #ranks(): readonly MailTurn['rank'][] {
    if (this.#served % LATER_EVERY !== LATER_EVERY - 1) return RANKS;
    const later = RANKS.slice(1).toReversed();
    const turn = Math.floor(this.#served / LATER_EVERY) % later.length;
    return [...later.slice(turn), ...later.slice(0, turn), ...RANKS.slice(0, 1)];
  }
}
