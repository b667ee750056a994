import { connect, type NatsConnection } from '@nats-io/transport-node';

const RETRY_MS = 500;
/** A connection that says nothing for twice as long is given up. */
const PING_MS = 5000;
const CONNECT_MS = 5000;

/**
 * A connection to NATS that is made again whenever it breaks. What is published while there is none may be lost, and what comes
 * may come late, twice or never: nothing that is said here is to be relied on.
 */
export class Bus {
  readonly #address: string;
  readonly #subscriptions: [subject: string, onMessage: (data: unknown) => void][] = [];
  #connecting: Promise<void>;
  #connection: NatsConnection | null = null;
  #closed = false;

  constructor(address: string) {
    this.#address = address;
    this.#connecting = this.#connect();
  }

  /** Tells all processes but this one that listen to a subject. */
  publish(subject: string, data: unknown): void {
    if (this.#connection?.isClosed() === false) this.#connection.publish(subject, JSON.stringify(data));
  }

  /** Hears what others publish, as soon as there is a connection; what is no JSON is not heard. */
  subscribe(subject: string, onMessage: (data: unknown) => void): void {
    this.#subscriptions.push([subject, onMessage]);
    if (this.#connection) listen(this.#connection, subject, onMessage);
  }

  /** Waits until what was published has gone out, or for half a second: a connection may be long in coming. */
  async flush(): Promise<void> {
    if (this.#connection?.isClosed() !== false) return;
    const late = new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await Promise.race([this.#connection.flush().catch(() => {}), late]);
  }

  /** Sends what waits and ends. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#connecting;
    await this.flush();
    await this.#connection?.close();
  }

  async #connect(): Promise<void> {
    while (!this.#closed) {
      // What breaks is made anew here: the client itself goes by the clock of the machine, and where that was put back it
      // waits until the clock has come as far again.
      const options = { servers: this.#address, noEcho: true, reconnect: false, timeout: CONNECT_MS };
      const connection = await connect({ ...options, pingInterval: PING_MS }).catch(() => null);
      if (connection) {
        this.#connection = connection;
        void connection.closed().then(() => {
          if (!this.#closed) this.#connecting = this.#connect();
        });
        for (const [subject, onMessage] of this.#subscriptions) listen(connection, subject, onMessage);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function listen(connection: NatsConnection, subject: string, onMessage: (data: unknown) => void): void {
  connection.subscribe(subject, {
    callback: (error, message) => {
      const data = error ? undefined : readJson(message.string());
      if (data !== undefined) onMessage(data);
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
