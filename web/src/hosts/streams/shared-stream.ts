import type { BrowserChannel } from '@levante/table/lib/storage.ts';
import { type ConnectionOptions, EventConnection, type NoStream, type StreamAddress } from './connection.ts';
import type { ServerEvent } from './events.ts';
import { holding, type Locks, takePlace } from './locks.ts';
import { followPage, type PageState, type Watched } from './page-state.ts';
import { isTabMessage, type StreamStatus, type TabMessage } from './tab-message.ts';

export interface SharedAddress extends StreamAddress {
  /** Address from which a hidden page reads from time to time; null to read nothing. */
  readonly hiddenUrl: string | null;
}

export interface StreamListener {
  events(events: readonly ServerEvent[]): void;
  status(status: StreamStatus): void;
  /** The server, or a proxy, answered with something else. The request is repeated. */
  answered(reply: NoStream): void;
}

/** A channel to the other tabs. */
export type TabChannel = Pick<BrowserChannel, 'postMessage' | 'close'>;

/** A tab, and what it shares with the others of its browser. */
export interface StreamTabs extends ConnectionOptions {
  readonly page: Watched;
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Null if the browser has none: each tab then has its own connections. */
  readonly locks: Locks | null;
  /** Opens a channel to the other tabs; null if the browser has none. */
  readonly channel: (name: string, onMessage: (message: unknown) => void) => TabChannel | null;
}

/** Version of the messages between tabs: those of another build may be open. */
const VERSION = 1;
/** Interval at which a page without a connection reads, in milliseconds: while it is visible, and while it is hidden. */
const POLL_MS = 10_000;
const HIDDEN_POLL_MS = 30_000;
/** Time after which a reading ends, in milliseconds: the server ends it sooner. */
const READ_MS = 20_000;
/** Number of readings before a stream is tried again that was held back twice. */
const HELD_READS = 30;
/** Time for the leading tab to answer, in milliseconds. */
const ANSWER_MS = 2000;
/** Silence after which the leading tab is asked whether it still reads: the server's heartbeat is 20 s. */
const SILENT_MS = 30_000;
const CHECK_MS = 5000;
/** Pause before a tab whose lead was taken away waits for it again, in milliseconds. */
const AGAIN_MS = 1000;

/** A tab's attempt to lead. */
interface Candidacy {
  /** Ends the wait for the lock. */
  readonly left: AbortController;
  /** Ends the lead; null before it begins and after it ends. */
  endLead: (() => void) | null;
}

/** Further reactions to a connection, beside passing on its events. */
interface Reactions {
  /** Something has arrived. */
  readonly onArrival: () => void;
  readonly lost?: () => void;
  readonly held?: () => void;
}

/** A message that a connection receives and passes on to the other tabs. */
type Received = Extract<TabMessage, { readonly say: 'started' | 'events' | 'status' | 'answered' }>;

/**
 * A stream that all tabs of a browser share: the tab that holds its lock leads, which means that it has the connection and
 * passes on what arrives. A tab that is hidden for a minute gives the lead up, and reads from time to time if no other has it.
 * A leading tab that does not answer loses the lock. Where the network holds a stream back, the leading tab reads instead.
 */
export class SharedStream {
  readonly #address: SharedAddress;
  readonly #listener: StreamListener;
  readonly #tabs: StreamTabs;
  readonly #name: string;
  #channel: TabChannel | null = null;
  #state: PageState = 'gone';
  #closed = false;
  #status: StreamStatus = 'connecting';
  #candidacy: Candidacy | null = null;
  #connection: EventConnection | null = null;
  /** Whether the whole stream has started for this tab, and it has received everything since. */
  #isWhole = false;
  #lastId: string | null;
  /** When the leading tab said something last, and how often it did. */
  #lastArrivalAt = 0;
  #arrivals = 0;
  /** Number of readings before a stream that is held back is tried again: after the first time it may have been an outage. */
  #heldReads = 1;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a page that is hidden for longer reads nothing. */
  #rests = false;
  /** Ends the pause before the next reading. */
  #readNow: () => void = () => {};
  /** Ends a reading. */
  #endReading: () => void = () => {};
  readonly #checkTimer: ReturnType<typeof setInterval>;
  readonly #unfollow: () => void;

  constructor(address: SharedAddress, listener: StreamListener, tabs: StreamTabs) {
    this.#address = address;
    this.#listener = listener;
    this.#tabs = tabs;
    this.#lastId = address.from;
    this.#name = `levante stream ${VERSION} ${address.url} ${address.from ?? ''}`;
    listener.status(this.#status);
    this.#unfollow = followPage(tabs.page, tabs.window, (state) => this.#enter(state));
    this.#checkTimer = setInterval(() => this.#check(), CHECK_MS);
  }

  close(): void {
    this.#closed = true;
    this.#unfollow();
    clearInterval(this.#checkTimer);
    this.#leave();
  }

  /** Connects now if it waits to do so: the network is back. */
  retryNow(): void {
    this.#retryHere();
    this.#post({ say: 'retry' });
  }

  #retryHere(): void {
    this.#connection?.retryNow();
    this.#readNow();
  }

  /** Discards what was received, and requests the whole stream again. */
  startOver(): void {
    this.#isWhole = false;
    this.#lastId = this.#address.from;
    this.#askForWhole();
  }

  /** Reads no more while this page is hidden for longer: nothing happens any more that it must tell. */
  restWhileAsleep(): void {
    this.#rests = true;
  }

  #enter(state: PageState): void {
    const before = this.#state;
    this.#state = state;
    if (state === 'gone') {
      // What happens until the page is back does not arrive.
      this.#isWhole = false;
      this.#leave();
      return;
    }
    if (before === 'gone') this.#join();
    if (state === 'asleep') this.#sleep();
    else if (before === 'gone' || before === 'asleep') this.#wake();
    if (state === 'visible') this.#retryHere();
  }

  #join(): void {
    if (this.#tabs.locks === null) return;
    this.#channel = this.#tabs.channel(this.#name, (message) => {
      if (isTabMessage(message)) this.#hear(message);
    });
  }

  #leave(): void {
    this.#withdraw();
    this.#channel?.close();
    this.#channel = null;
  }

  #wake(): void {
    this.#lastArrivalAt = Date.now();
    void this.#campaign(false);
    if (!this.#isWhole && !this.#isLeading) this.#askForWhole();
  }

  #sleep(): void {
    this.#withdraw();
    this.#pollLater();
  }

  get #isLeading(): boolean {
    return this.#candidacy !== null && this.#candidacy.endLead !== null;
  }

  /** Gives up the lead, and no longer waits for it or reads. */
  #withdraw(): void {
    const candidacy = this.#candidacy;
    this.#candidacy = null;
    this.#disconnect();
    candidacy?.left.abort();
    candidacy?.endLead?.();
  }

  /** Waits until no other tab leads, or takes the lead from it; then leads while this tab is awake. */
  async #campaign(steals: boolean): Promise<void> {
    this.#withdraw();
    const candidacy: Candidacy = { left: new AbortController(), endLead: null };
    this.#candidacy = candidacy;
    const { locks } = this.#tabs;
    const lead = () => this.#lead(candidacy);
    // A lock cannot be both taken away and waited for.
    if (locks === null) await lead();
    else await holding(locks, this.#name, steals ? { steal: true } : { signal: candidacy.left.signal }, lead);
    // Another tab may have taken the lock away.
    const isTaken = candidacy.endLead !== null;
    candidacy.endLead?.();
    if (this.#candidacy !== candidacy) return;
    if (isTaken) {
      // What the other tab passed on before this one knew of it did not arrive.
      this.#isWhole = false;
      this.#askForWhole();
    }
    setTimeout(() => {
      if (this.#candidacy === candidacy) void this.#campaign(false);
    }, AGAIN_MS);
  }

  #lead(candidacy: Candidacy): Promise<void> {
    return new Promise((resolve) => {
      if (this.#candidacy !== candidacy) return resolve();
      candidacy.endLead = () => {
        candidacy.endLead = null;
        this.#disconnect();
        resolve();
      };
      this.#say('connecting');
      this.#post({ say: 'leads', lastId: this.#startId });
      void this.#connectInPlace(candidacy);
    });
  }

  /** The event after which a connection of this tab starts. It continues only if nothing is missing. */
  get #startId(): string | null {
    return this.#isWhole ? this.#lastId : this.#address.from;
  }

  /** Connects in one of the places for streams. Reads from time to time while there is none. */
  async #connectInPlace(candidacy: Candidacy): Promise<void> {
    const { locks } = this.#tabs;
    const free = locks ? await takePlace(locks, this.#state === 'visible') : () => {};
    const { endLead } = candidacy;
    if (endLead === null) return free?.();
    if (free) {
      candidacy.endLead = () => {
        endLead();
        free();
      };
      this.#stream(candidacy);
      return;
    }
    this.#tell({ say: 'status', status: 'polls' });
    await this.#readOnce(this.#address.url);
    if (candidacy.endLead === null) return;
    await this.#pause();
    if (candidacy.endLead !== null) void this.#connectInPlace(candidacy);
  }

  #stream(candidacy: Candidacy): void {
    this.#connection = this.#connect(this.#address.url, {
      onArrival: () => {
        this.#heldReads = 1;
        this.#tell({ say: 'status', status: 'live' });
      },
      held: () => void this.#readInstead(candidacy),
    });
  }

  /** Reads from time to time, since the network holds the stream back; connects again when that is of no use, and later. */
  async #readInstead(candidacy: Candidacy): Promise<void> {
    if (candidacy.endLead === null) return;
    this.#connection?.close();
    this.#connection = null;
    for (let reads = this.#heldReads; reads > 0; reads--) {
      const isRead = await this.#readOnce(this.#address.url);
      if (candidacy.endLead === null) return;
      this.#heldReads = isRead ? HELD_READS : 1;
      if (!isRead) break;
      this.#tell({ say: 'status', status: 'held' });
      if (reads > 1) await this.#pause();
      if (candidacy.endLead === null) return;
    }
    this.#stream(candidacy);
  }

  /** Waits for the time of the next reading. */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#readNow = resolve;
      this.#pollTimer = setTimeout(resolve, POLL_MS);
    });
  }

  #disconnect(): void {
    clearTimeout(this.#pollTimer);
    this.#endReading();
    this.#connection?.close();
    this.#connection = null;
  }

  /** Connects, and passes on what arrives. `onArrival` is called for each arrival. */
  #connect(
    url: string,
    { onArrival, lost = () => this.#tell({ say: 'status', status: 'lost' }), ...rest }: Reactions,
  ): EventConnection {
    return new EventConnection(
      { url, from: this.#address.from },
      this.#startId,
      {
        started: (isWhole) => {
          if (isWhole) this.#tell({ say: 'started' });
        },
        events: (events) => {
          onArrival();
          this.#tell({ say: 'events', events });
        },
        lost,
        answered: (reply) => this.#tell({ say: 'answered', reply }),
        ...rest,
      },
      this.#tabs,
    );
  }

  /** Reads what there is. Returns whether anything arrived. */
  #readOnce(url: string): Promise<boolean> {
    return new Promise((resolve) => {
      let hasArrived = false;
      const end = (): void => {
        clearTimeout(most);
        connection.close();
        if (this.#connection === connection) this.#connection = null;
        this.#endReading = () => {};
        resolve(hasArrived);
      };
      const lost = (): void => {
        if (!hasArrived) this.#tell({ say: 'status', status: 'lost' });
        end();
      };
      const most = setTimeout(lost, READ_MS);
      const onArrival = (): void => {
        hasArrived = true;
      };
      const connection = this.#connect(`${url}${url.includes('?') ? '&' : '?'}once=1`, { onArrival, lost });
      this.#connection = connection;
      this.#endReading = end;
    });
  }

  #pollLater(): void {
    clearTimeout(this.#pollTimer);
    const { hiddenUrl } = this.#address;
    if (hiddenUrl === null || this.#rests) return;
    this.#pollTimer = setTimeout(async () => {
      const { locks } = this.#tabs;
      const read = async (): Promise<void> => {
        // The page may have been closed, left or shown while it waited for the lock.
        if (this.#state === 'asleep' && !this.#closed) await this.#readOnce(hiddenUrl);
      };
      if (locks) await holding(locks, this.#name, { ifAvailable: true }, read);
      else await read();
      if (this.#state === 'asleep' && !this.#closed) this.#pollLater();
    }, HIDDEN_POLL_MS);
  }

  /** Requests the whole stream from the tab that leads, perhaps this one. */
  #askForWhole(): void {
    if (this.#isLeading) {
      this.#restart();
      return;
    }
    const before = this.#arrivals;
    this.#post({ say: 'hello' });
    setTimeout(() => {
      if (this.#arrivals === before) this.#takeOver();
    }, ANSWER_MS);
  }

  /** Takes the lead from a tab that does not answer. */
  #takeOver(): void {
    if (this.#tabs.locks && this.#state === 'visible' && !this.#closed && !this.#isLeading) void this.#campaign(true);
  }

  /** Finds connections that slept, and leading tabs that do not answer. */
  #check(): void {
    this.#connection?.revive();
    if (this.#isLeading || this.#state !== 'visible') return;
    // The clock of the computer may have been set back.
    if (!this.#isWhole || Math.abs(Date.now() - this.#lastArrivalAt) >= SILENT_MS) this.#askForWhole();
  }

  /** Takes what the connection received, and passes it on. */
  #tell(message: Received): void {
    this.#take(message);
    this.#post(message);
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #hear(message: TabMessage): void {
    if (message.say === 'hello') this.#answer();
    else if (message.say === 'retry') this.#retryHere();
    else if (!this.#isLeading) this.#follow(message);
  }

  /**
   * Requests the whole stream again for a new tab. What was received before is not passed on to it: another person may have been
   * signed in, and what happened long ago would seem to happen now.
   */
  #answer(): void {
    if (!this.#isLeading) return;
    if (this.#isWhole) this.#restart();
    this.#post({ say: 'status', status: this.#status });
  }

  /** Connects, or reads, again for the whole stream. */
  #restart(): void {
    this.#isWhole = false;
    this.#connection?.startOver();
    this.#readNow();
  }

  #follow(message: Exclude<TabMessage, { readonly say: 'hello' | 'retry' }>): void {
    this.#lastArrivalAt = Date.now();
    this.#arrivals += 1;
    if (message.say !== 'leads') this.#take(message);
    else if (!this.#isWhole || message.lastId !== this.#lastId) this.#askForWhole();
  }

  #take(message: Received): void {
    if (message.say === 'status') this.#say(message.status);
    else if (message.say === 'answered') this.#listener.answered(message.reply);
    else if (message.say === 'started') this.#isWhole = true;
    else if (this.#isWhole && message.events.length > 0) {
      this.#lastId = message.events.at(-1)?.id ?? this.#lastId;
      this.#listener.events(message.events);
    }
  }

  #say(status: StreamStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.status(status);
  }
}
