import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';

const RETRY_MS = 500;
/** A connection that is silent for twice this time is closed. */
const PING_MS = 5000;
const CONNECT_MS = 5000;

/** A subscription that outlives connections. */
interface Subscribed {
  readonly subject: string;
  readonly onText: (text: string) => void;
  current: Subscription | null;
}

/** A reconnecting connection to NATS. Messages may be lost, late or duplicated; nothing may rely on them. */
export class Bus {
  readonly #address: string;
  readonly #subscriptions = new Set<Subscribed>();
  #connecting: Promise<void>;
  #connection: NatsConnection | null = null;
  /**
   * Messages of this event-loop tick. They are sent together, since each alone would cost a write here and a read
   * elsewhere.
   */
  #waiting: { readonly subject: string; readonly text: string }[] = [];
  #closed = false;

  constructor(address: string) {
    this.#address = address;
    this.#connecting = this.#connect();
  }

  /** Whether messages can be exchanged at present, as far as known. */
  get isConnected(): boolean {
    return this.#connection?.isClosed() === false;
  }

  /** Publishes to all other processes subscribed to a subject. */
  publish(subject: string, data: unknown): void {
    this.publishText(subject, JSON.stringify(data));
  }

  /** Publishes a text to all other processes subscribed to a subject. */
  publishText(subject: string, text: string): void {
    this.#waiting.push({ subject, text });
    if (this.#waiting.length === 1) setImmediate(() => this.#send());
  }

  /** Subscribes to a subject, now and after each reconnect. Messages that are not JSON are dropped. */
  subscribe(subject: string, onMessage: (data: unknown) => void): void {
    this.subscribeText(subject, (text) => {
      const data = readJson(text);
      if (data !== undefined) onMessage(data);
    });
  }

  /** Subscribes to the texts of a subject, now and after each reconnect, until the returned function is called. */
  subscribeText(subject: string, onText: (text: string) => void): () => void {
    const subscribed: Subscribed = { subject, onText, current: null };
    this.#subscriptions.add(subscribed);
    if (this.#connection?.isClosed() === false) listen(this.#connection, subscribed);
    return () => {
      this.#subscriptions.delete(subscribed);
      if (this.#connection?.isClosed() === false) subscribed.current?.unsubscribe();
    };
  }

  /** Waits until published messages have been sent, at most half a second. */
  async flush(): Promise<void> {
    this.#send();
    if (this.#connection?.isClosed() !== false) return;
    const late = new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await Promise.race([this.#connection.flush().catch(() => {}), late]);
  }

  /** Sends pending messages and closes. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#connecting;
    await this.flush();
    await this.#connection?.close();
  }

  #send(): void {
    const messages = this.#waiting;
    this.#waiting = [];
    if (this.#connection?.isClosed() !== false) return;
    for (const { subject, text } of messages) this.#connection.publish(subject, text);
  }

  async #connect(): Promise<void> {
    while (!this.#closed) {
      // Reconnects here, because the client's own reconnection uses the wall clock and stalls if that is set back.
      const options = { servers: this.#address, noEcho: true, reconnect: false, timeout: CONNECT_MS };
      const connection = await connect({ ...options, pingInterval: PING_MS }).catch(() => null);
      if (connection) {
        this.#connection = connection;
        void connection.closed().then(() => {
          if (!this.#closed) this.#connecting = this.#connect();
        });
        for (const subscribed of this.#subscriptions) listen(connection, subscribed);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function listen(connection: NatsConnection, subscribed: Subscribed): void {
  subscribed.current = connection.subscribe(subscribed.subject, {
    callback: (error, message) => {
      if (!error) subscribed.onText(message.string());
    },
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
