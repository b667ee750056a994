import type { BrowserChannel } from '@levante/table/lib/storage.ts';
import { type ConnectionOptions, EventConnection, type NoStream, type StreamAddress } from './connection.ts';
import type { ServerEvent } from './events.ts';
import { holding, type Locks, takePlace } from './locks.ts';
import { followPage, type PageState, type Watched } from './page-state.ts';
import { isTabMessage, type StreamStatus, type TabMessage } from './tab-message.ts';

export interface SharedAddress extends StreamAddress {
  /** Address that a hidden page polls; null for no polling. */
  readonly hiddenUrl: string | null;
}

export interface StreamListener {
  events(events: readonly ServerEvent[]): void;
  status(status: StreamStatus): void;
  /** Called when the server or a proxy sent a reply that is not a stream. The request is repeated. */
  answered(reply: NoStream): void;
}

/** A channel to the other tabs. */
export type TabChannel = Pick<BrowserChannel, 'postMessage' | 'close'>;

/** A tab and the resources that it shares with other tabs of its browser. */
export interface StreamTabs extends ConnectionOptions {
  readonly page: Watched;
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Null if the browser has none. Then each tab has its own connections. */
  readonly locks: Locks | null;
  /** Opens a channel to the other tabs; null if the browser has none. */
  readonly channel: (name: string, onMessage: (message: unknown) => void) => TabChannel | null;
}

/** Version of the messages between tabs, since tabs of another build may be open. */
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
 * A stream shared by all tabs of a browser. The tab that holds its lock leads: it has the connection and passes
 * messages on. A tab that is hidden for a minute gives up the lead, and polls if no other tab leads. A leading tab that
 * does not answer loses the lock. If the network holds a stream back, the leading tab polls instead.
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
  /** Whether this tab has received the whole stream from its start. */
  #isWhole = false;
  #lastId: string | null;
  /** Time of the last message from the leading tab, and the number of its messages. */
  #lastArrivalAt = 0;
  #arrivals = 0;
  /** Number of polls before a stream that was held back is tried again. The first time it may have been an outage. */
  #heldReads = 1;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a page that is hidden for longer stops polling. */
  #rests = false;
  /** Ends the pause before the next poll. */
  #readNow: () => void = () => {};
  /** Ends a poll. */
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

  /** Connects now if it is waiting to, because the network is back. */
  retryNow(): void {
    this.#retryHere();
    this.#post({ say: 'retry' });
  }

  #retryHere(): void {
    this.#connection?.retryNow();
    this.#readNow();
  }

  /** Discards received data and requests the whole stream again. */
  startOver(): void {
    this.#isWhole = false;
    this.#lastId = this.#address.from;
    this.#askForWhole();
  }

  /** Stops polling while this page is hidden for longer, because no further changes need to be reported. */
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

  /** Gives up the lead, and stops waiting for it and polling. */
  #withdraw(): void {
    const candidacy = this.#candidacy;
    this.#candidacy = null;
    this.#disconnect();
    candidacy?.left.abort();
    candidacy?.endLead?.();
  }

  /** Waits until no other tab leads, or takes the lead from it. Then leads while this tab is awake. */
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

  /** The event after which a connection of this tab starts; null if something is missing. */
  get #startId(): string | null {
    return this.#isWhole ? this.#lastId : this.#address.from;
  }

  /** Connects in one of the places for streams. Polls while there is none. */
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

  /** Polls because the network holds the stream back. Connects again when that fails, and after a while. */
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

  /** Waits until the next poll is due. */
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

  /** Connects and passes received messages on. `onArrival` is called for each of them. */
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

  /** Polls once. Returns whether anything arrived. */
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

  /** Checks for connections that slept and leading tabs that do not answer. */
  #check(): void {
    this.#connection?.revive();
    if (this.#isLeading || this.#state !== 'visible') return;
    // The clock of the computer may have been set back.
    if (!this.#isWhole || Math.abs(Date.now() - this.#lastArrivalAt) >= SILENT_MS) this.#askForWhole();
  }

  /** Handles a message of the connection, and passes it on. */
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
   * Requests the whole stream again for a new tab. Earlier messages are not passed on to it: another person may have
   * been signed in, and old events would seem new.
   */
  #answer(): void {
    if (!this.#isLeading) return;
    if (this.#isWhole) this.#restart();
    this.#post({ say: 'status', status: this.#status });
  }

  /** Reconnects or polls again for the whole stream. */
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
