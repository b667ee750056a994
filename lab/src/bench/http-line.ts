import { connect, type Socket } from 'node:net';
import { isObject } from '@levante/contract';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_LINE = Buffer.from('\r\n');

/** Head of a response. */
interface Head {
  readonly status: number;
  readonly text: string;
}

/** Consumer of a response body, chunk by chunk. */
type Take = (data: Buffer) => void;

/**
 * Minimal HTTP connection with as little overhead as possible. It sends requests, and reads responses with a content length
 * or in chunks.
 */
class Connection {
  readonly socket: Socket;
  /** Rejects once the connection is closed. */
  readonly closed: Promise<never>;
  #take: Take = () => {};
  #rest: Buffer = Buffer.alloc(0);

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect({ port: Number(port), host: hostname });
    this.socket.setNoDelay(true);
    this.socket.on('error', () => {});
    this.socket.on('data', (data) => this.#take(data));
    this.closed = new Promise((_, reject) => {
      this.socket.once('close', () => reject(new Error('the server closed the connection')));
    });
    // Pending requests reject; without any, the error has no handler.
    this.closed.catch(() => {});
  }

  /** Sends a request and reads the head of its response; the body goes to `take`. */
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

/** Error of an unsuccessful response. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: number;
  /** Error code of the response; '' if it has none. */
  readonly code: string;

  constructor(request: string, status: number, text: string, body: unknown) {
    super(`${request}: ${status} ${text}`);
    this.status = status;
    this.code = isObject(body) && typeof body.code === 'string' ? body.code : '';
  }
}

/** Sends requests over one connection, as one person. It is opened by the first request, and again if the server has closed it. */
export class HttpLine {
  #connection: Connection | null = null;
  readonly #url: string;
  readonly #host: string;
  readonly #from: readonly string[];
  cookie: string | null;

  /** Creates a connection. `from` is the client's address, for servers that trust this client as a proxy. */
  constructor(url: string, cookie: string | null = null, from?: string) {
    this.#url = url;
    this.#from = forwarded(from);
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
    this.#connection?.socket.destroy();
  }

  /** Sends a request and returns the body of the response. Throws if it is unsuccessful. */
  async #send(method: string, path: string, body: string): Promise<Readonly<Record<string, unknown>>> {
    const open = this.#connection?.socket.destroyed === false ? this.#connection : null;
    const connection = open ?? new Connection(this.#url);
    this.#connection = connection;
    const cookie = this.cookie === null ? [] : [`cookie: ${this.cookie}`];
    const typed = body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#host}`, ...this.#from, ...cookie, ...typed];
    let tell: (text: string) => void = () => {};
    const whole = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const head = await connection.ask(lines, body, (head) => bodyOf(head, tell));
    const set = /^set-cookie: ([^;]+)/im.exec(head.text)?.[1];
    if (set !== undefined) this.cookie = set;
    const text = await Promise.race([whole, connection.closed]);
    const json: unknown = JSON.parse(text);
    if (head.status >= 300 || !isObject(json)) throw new RequestRefused(`${method} ${path}`, head.status, text, json);
    return json;
  }
}

const forwarded = (from: string | undefined): readonly string[] =>
  from === undefined ? [] : [`x-forwarded-for: ${from}`];

/** Collects a body of known length. */
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

/** Listener for events of a stream: the id, if there is one, and the data as text. */
export type EventListener = (id: number | null, data: string) => void;

/** A stream of server-sent events. */
export class EventLine {
  readonly #connection: Connection;
  readonly #url: URL;
  readonly #from: readonly string[];
  #text = '';

  /** Creates a stream. `from` is the client's address, for servers that trust this client as a proxy. */
  constructor(url: string, from?: string) {
    this.#connection = new Connection(url);
    this.#url = new URL(url);
    this.#from = forwarded(from);
  }

  /** Opens the stream. Resolves when the response starts. `from` is the ply after which to resume. */
  async listen(cookie: string | null, from: number | null, receive: EventListener): Promise<void> {
    const { host, pathname, search } = this.#url;
    const lines = [`GET ${pathname}${search} HTTP/1.1`, `host: ${host}`, 'accept: text/event-stream', ...this.#from];
    if (cookie !== null) lines.push(`cookie: ${cookie}`);
    if (from !== null) lines.push(`last-event-id: ${from}`);
    const take = (text: string): void => this.#events(text, receive);
    const head = await this.#connection.ask(lines, '', (head) =>
      /^transfer-encoding: chunked/im.test(head.text) ? chunks(take) : (data) => take(data.toString('utf8')),
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

  #events(text: string, receive: EventListener): void {
    this.#text += text;
    for (let end = this.#text.indexOf('\n\n'); end >= 0; end = this.#text.indexOf('\n\n')) {
      const event = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      const data = event.indexOf('data: ');
      const id = /^id: (\d+)/.exec(event)?.[1];
      if (data >= 0) receive(id === undefined ? null : Number(id), event.slice(data + 6));
    }
  }
}

/** Decodes a chunked response. */
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
