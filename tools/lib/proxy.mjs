import { createServer, request } from 'node:http';

/** Maximum size of a request body, which is buffered until a server has accepted it. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Time for which an unreachable server gets no requests. */
const REST_MS = 1000;

function bodyOf(message) {
  return new Promise((resolve, reject) => {
    const parts = [];
    let bytes = 0;
    message.on('data', (part) => {
      bytes += part.length;
      if (bytes <= MAX_BYTES) parts.push(part);
    });
    message.on('end', () => resolve(bytes > MAX_BYTES ? null : Buffer.concat(parts)));
    message.on('error', reject);
  });
}

/**
 * Small proxy before several servers. Requests about a match go to the server of the match, others to each server in turn. A
 * request that cannot reach one server goes to another; a client whose stream breaks reconnects and reaches another. For
 * trying things out: it does not support TLS and does not handle slow clients.
 */
export class RoutingProxy {
  #routing;
  #servers = [];
  #next = 0;
  #server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));

  /** `routing`: the functions `matchInPath` and `serversForMatch` of `@levante/testkit/services`. */
  constructor(routing) {
    this.#routing = routing;
  }

  /**
   * Sets the servers for new requests; requests in progress continue at the old ones. Names choose the server of a match:
   * they stay when a server moves to another address.
   */
  set servers(servers) {
    this.#servers = servers.map(({ name, url }) => ({ name, url: new URL(url), restsUntil: 0 }));
  }

  listen(port) {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => resolve(this.#server.address().port));
    });
  }

  async close() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Returns all servers in the order in which a request tries them. */
  #orderFor(path) {
    const match = this.#routing.matchInPath(path);
    const all = match === null ? this.#inTurn() : this.#ofMatch(match);
    const now = Date.now();
    return [...all.filter(({ restsUntil }) => restsUntil <= now), ...all.filter(({ restsUntil }) => restsUntil > now)];
  }

  #inTurn() {
    this.#next += 1;
    return this.#servers.map((_, i) => this.#servers[(this.#next + i) % this.#servers.length]);
  }

  #ofMatch(match) {
    const byName = new Map(this.#servers.map((server) => [server.name, server]));
    return this.#routing.serversForMatch(match, [...byName.keys()]).map((name) => byName.get(name));
  }

  async #pass(incoming, outgoing) {
    const body = await bodyOf(incoming).catch(() => null);
    if (body === null) {
      outgoing.writeHead(413).end();
      return;
    }
    for (const server of this.#orderFor(incoming.url ?? '/')) {
      if (await this.#passTo(server, incoming, outgoing, body)) return;
      server.restsUntil = Date.now() + REST_MS;
    }
    outgoing.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
    outgoing.end(JSON.stringify({ code: 'busy', message: 'No server is there at present.' }));
  }

  /** Returns false if the server could not be reached and nothing was sent. */
  #passTo({ url }, incoming, outgoing, body) {
    return new Promise((resolve) => {
      const { method, headers, socket } = incoming;
      const forwarded = {
        'x-forwarded-for': socket.remoteAddress ?? '',
        'x-forwarded-host': headers.host ?? '',
        'x-forwarded-proto': 'http',
      };
      const { 'transfer-encoding': _, ...kept } = headers;
      const to = request({
        host: url.hostname,
        port: url.port,
        method,
        path: incoming.url,
        headers: { ...kept, ...forwarded, 'content-length': body.length },
      });
      to.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
        // The server went away in the middle of its answer: the client must notice.
        answer.on('close', () => {
          if (!answer.complete) outgoing.destroy();
        });
        outgoing.on('close', () => to.destroy());
        resolve(true);
      });
      to.on('error', (error) => {
        const isRepeatable = method === 'GET' && !outgoing.headersSent;
        if (error.code === 'ECONNREFUSED' || isRepeatable) return resolve(false);
        // The server may have handled the request: the client repeats it with the same key.
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
        resolve(true);
      });
      to.end(body);
    });
  }
}
