/** A request for a stream. */
export interface SentRequest {
  readonly url: string;
  readonly lastId: string | null;
  send(text: string): void;
  end(): void;
}

/** Fake server whose streams are controlled by the test. */
export class FakeServer {
  readonly requests: SentRequest[] = [];
  status = 200;
  /** Body of the reply unless the status is 200. */
  error = '{}';
  #waiting: ((request: SentRequest) => void) | null = null;

  readonly fetch: typeof fetch = async (url, init) => {
    if (this.status === 0) throw new TypeError('no network');
    let sink: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        sink = controller;
      },
    });
    const encoder = new TextEncoder();
    const request: SentRequest = {
      url: String(url),
      lastId: new Headers(init?.headers).get('last-event-id'),
      send: (text) => sink?.enqueue(encoder.encode(text)),
      end: () => sink?.close(),
    };
    init?.signal?.addEventListener('abort', () => sink?.error(new DOMException('aborted', 'AbortError')));
    this.requests.push(request);
    this.#waiting?.(request);
    return new Response(this.status === 200 ? body : this.error, { status: this.status });
  };

  /** Resolves with the next request. */
  next(): Promise<SentRequest> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }
}

export const MATCH = {
  id: 'abcdefghjkmnpq',
  game: 'el-capitan',
  rulesVersion: 1,
  options: {},
  seats: [],
  mine: [],
  viewer: null,
  status: 'running',
  commitment: 'sha256:00',
  ply: 10,
  actor: '0',
  result: null,
  createdAt: 0,
} as const;

const event = (id: number, message: object): string => `id: ${id}\ndata: ${JSON.stringify(message)}\n\n`;
export const view = event(10, { type: 'view', match: MATCH, state: {}, legal: null });
export const plies = (from: number, ply: number, viewer = 'Anna'): string =>
  event(ply, { type: 'plies', from, ply, plies: [], state: { viewer }, actor: '0', legal: null, result: null });

/** The end of a match, one ply after `from`. */
const lastPly = (from: number, viewer: string): string => {
  const now = { from, ply: from + 1, plies: [], state: { viewer } };
  return event(from + 1, { type: 'plies', ...now, actor: null, legal: null, result: { scores: [1], ranks: [1] } });
};

/** A stream that is open at a fake server. */
interface OpenStream {
  readonly url: string;
  readonly viewer: string;
  send(text: string): void;
  end(): void;
}

/** Fake server of one match, at any address: sends each commit to all open streams, and to a new one what it misses. */
export class FakeMatchServer {
  readonly open = new Set<OpenStream>();
  /** Number of streams that were ever opened. */
  opened = 0;
  ply = 10;
  isOver = false;
  /** Whether requests fail. */
  isDown = false;
  /** Whether nothing arrives any more, and no request is answered, without a word. */
  isUnreachable = false;
  /** Whether something on the way holds back what a stream says until it ends. */
  holdsBack = false;
  /** The person who is signed in. Their name is in the state that they see, and in their chat. */
  viewer = 'Anna';

  readonly fetch: typeof fetch = async (url, init) => {
    await Promise.resolve();
    if (this.isUnreachable) await untilAborted(init?.signal);
    if (this.isDown || init?.signal?.aborted) throw new TypeError('no network');
    const encoder = new TextEncoder();
    let sink: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        sink = controller;
      },
    });
    const { viewer } = this;
    const stream: OpenStream = {
      url: String(url),
      viewer,
      send: (text) => {
        if (!this.isUnreachable) sink?.enqueue(encoder.encode(text));
      },
      end: () => {
        if (this.open.delete(stream)) sink?.close();
      },
    };
    init?.signal?.addEventListener('abort', () => {
      if (this.open.delete(stream)) sink?.error(new DOMException('aborted', 'AbortError'));
    });
    this.open.add(stream);
    this.opened += 1;
    const after = new Headers(init?.headers).get('last-event-id');
    stream.send('retry: 1000\n\n');
    // Who has seen more than there is gets everything, too.
    if (after === null || Number(after) > this.ply)
      stream.send(
        event(this.ply, {
          type: 'view',
          match: { ...MATCH, ply: this.ply, ...(this.isOver && { status: 'over' }) },
          state: { viewer },
          legal: null,
        }),
      );
    else if (Number(after) < this.ply) stream.send(plies(Number(after), this.ply, viewer));
    if (stream.url.includes('once=1')) setTimeout(() => stream.end(), 300);
    return new Response(this.holdsBack && !stream.url.includes('once=1') ? new ReadableStream() : body);
  };

  /** Commits some plies. */
  commit(count: number): void {
    const from = this.ply;
    this.ply += count;
    for (const stream of this.open) stream.send(plies(from, this.ply, stream.viewer));
  }

  /** Commits the last ply. */
  finish(): void {
    const from = this.ply;
    this.ply += 1;
    this.isOver = true;
    for (const { viewer, send } of this.open) send(lastPly(from, viewer));
  }

  /** Sends the heartbeat. */
  beat(): void {
    for (const stream of this.open) stream.send(': keep-alive\n\n');
  }

  /** Cuts all connections. */
  cut(): void {
    for (const stream of this.open) stream.end();
  }
}

function untilAborted(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
