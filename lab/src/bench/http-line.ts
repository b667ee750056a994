import { connect, type Socket } from 'node:net';
import { isObject } from '@levante/contract';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_LINE = Buffer.from('\r\n');

/** The head of a reply. */
interface Head {
  readonly status: number;
  readonly text: string;
}

/** Where the body of a reply comes from, part by part. */
type Take = (data: Buffer) => void;

/**
 * One connection that speaks HTTP: just what a bench needs, so that it costs the machine as little as can be. It opens the
 * connection, sends what it is told, and reads replies whose length is told, and streams in pieces.
 */
class Connection {
  readonly socket: Socket;
  /** Rejects once the connection is closed. */
  readonly closed: Promise<never>;
  #take: Take = () => {};
  #rest: Buffer = Buffer.alloc(0);

  /** `from`: the address of this machine to connect from. */
  constructor(url: string, from?: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect({ port: Number(port), host: hostname, ...(from !== undefined && { localAddress: from }) });
    this.socket.setNoDelay(true);
    this.socket.on('error', () => {});
    this.socket.on('data', (data) => this.#take(data));
    this.closed = new Promise((_, reject) => {
      this.socket.once('close', () => reject(new Error('the server closed the connection')));
    });
    // Whoever asks something is told; if nobody does, nobody has to be.
    this.closed.catch(() => {});
  }

  /** Sends a request and reads the head of its reply; what follows it goes to `take`. */
  ask(lines: readonly string[], body: string, take: (head: Head) => Take): Promise<Head> {
    const answered = new Promise<Head>((resolve) => {
      this.#rest = Buffer.alloc(0);
      this.#take = (data) => {
        this.#rest = Buffer.concat([this.#rest, data]);
        const end = this.#rest.indexOf(END_OF_HEAD);
        if (end < 0) return;
        const text = this.#rest.toString('latin1', 0, end);
        const head = { status: Number(text.slice(9, 12)), text };
        this.#take = take(head);
        const after = this.#rest.subarray(end + END_OF_HEAD.length);
        this.#rest = Buffer.alloc(0);
        resolve(head);
        if (after.length > 0) this.#take(after);
      };
      this.socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    });
    return Promise.race([answered, this.closed]);
  }
}

/** An answer that is no success. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: number;
  /** The code of the answer; '' where it has none. */
  readonly code: string;

  constructor(request: string, status: number, text: string, body: unknown) {
    super(`${request}: ${status} ${text}`);
    this.status = status;
    this.code = isObject(body) && typeof body.code === 'string' ? body.code : '';
  }
}

/** Asks one thing after another over one connection, as one person; over another where the server has closed it meanwhile. */
export class HttpLine {
  #connection: Connection;
  readonly #url: string;
  readonly #host: string;
  readonly #from: string | undefined;
  cookie: string | null;

  /** `from`: the address of this machine to connect from. */
  constructor(url: string, cookie: string | null = null, from?: string) {
    this.#connection = new Connection(url, from);
    this.#url = url;
    this.#from = from;
    this.#host = new URL(url).host;
    this.cookie = cookie;
  }

  get(path: string): Promise<Readonly<Record<string, unknown>>> {
    return this.#send('GET', path, '');
  }

  post(path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
    return this.#send('POST', path, JSON.stringify(body));
  }

  close(): void {
    this.#connection.socket.destroy();
  }

  /** The body of a reply; throws where it is no success. */
  async #send(method: string, path: string, body: string): Promise<Readonly<Record<string, unknown>>> {
    if (this.#connection.socket.destroyed) this.#connection = new Connection(this.#url, this.#from);
    const cookie = this.cookie === null ? [] : [`cookie: ${this.cookie}`];
    const typed = body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#host}`, ...cookie, ...typed];
    let tell: (text: string) => void = () => {};
    const whole = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const head = await this.#connection.ask(lines, body, (told) => bodyOf(told, tell));
    const set = /^set-cookie: ([^;]+)/im.exec(head.text)?.[1];
    if (set !== undefined) this.cookie = set;
    const text = await Promise.race([whole, this.#connection.closed]);
    const json: unknown = JSON.parse(text);
    if (head.status >= 300 || !isObject(json)) throw new RequestRefused(`${method} ${path}`, head.status, text, json);
    return json;
  }
}

/** Collects a body of told length. */
function bodyOf(head: Head, tell: (text: string) => void): Take {
  const length = Number(/^content-length: (\d+)/im.exec(head.text)?.[1]);
  if (Number.isNaN(length)) throw new Error('a reply without a length');
  const parts: Buffer[] = [];
  let got = 0;
  return (data) => {
    parts.push(data);
    got += data.length;
    if (got >= length) tell(Buffer.concat(parts).toString('utf8'));
  };
}

/** One event of a stream as it came: its id, if it has one, and its data as text. */
export type HeardEvent = (id: number | null, data: string) => void;

/** A stream of events that is listened to. */
export class EventLine {
  readonly #connection: Connection;
  readonly #url: URL;
  #text = '';

  /** `from`: the address of this machine to connect from. */
  constructor(url: string, from?: string) {
    this.#connection = new Connection(url, from);
    this.#url = new URL(url);
  }

  /** Begins to listen; resolves once the server has begun to answer. `from`: the ply after which to go on. */
  async listen(cookie: string | null, from: number | null, heard: HeardEvent): Promise<void> {
    const { host, pathname, search } = this.#url;
    const lines = [`GET ${pathname}${search} HTTP/1.1`, `host: ${host}`, 'accept: text/event-stream'];
    if (cookie !== null) lines.push(`cookie: ${cookie}`);
    if (from !== null) lines.push(`last-event-id: ${from}`);
    const take = (text: string): void => this.#events(text, heard);
    const head = await this.#connection.ask(lines, '', (told) =>
      /^transfer-encoding: chunked/im.test(told.text) ? chunks(take) : (data) => take(data.toString('utf8')),
    );
    if (head.status !== 200) throw new Error(`no stream: ${head.status}`);
  }

  /** Calls `closed` when the server ends the stream. */
  onClose(closed: () => void): void {
    this.#connection.socket.once('close', closed);
  }

  close(): void {
    this.#connection.socket.destroy();
  }

  #events(text: string, heard: HeardEvent): void {
    this.#text += text;
    for (let end = this.#text.indexOf('\n\n'); end >= 0; end = this.#text.indexOf('\n\n')) {
      const event = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      const data = event.indexOf('data: ');
      const id = /^id: (\d+)/.exec(event)?.[1];
      if (data >= 0) heard(id === undefined ? null : Number(id), event.slice(data + 6));
    }
  }
}

/** Takes the pieces out of a reply that is sent in pieces. */
function chunks(take: (text: string) => void): Take {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    for (;;) {
      const line = rest.indexOf(END_OF_LINE);
      if (line < 0) return;
      const size = Number.parseInt(rest.toString('latin1', 0, line), 16);
      const begin = line + 2;
      if (rest.length < begin + size + 2) return;
      take(rest.toString('utf8', begin, begin + size));
      rest = rest.subarray(begin + size + 2);
    }
  };
}
