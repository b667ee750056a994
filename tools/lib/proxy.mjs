import { createServer, request } from 'node:http';

/** What is sent to another server if the first cannot be reached must be kept until then; nobody may send more. */
const MAX_BYTES = 2 * 1024 * 1024;
/** How long a server that could not be reached is left alone. */
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
 * A small proxy before several servers, each request to the next of them, whoever asks. What could not be sent to one that is
 * not there goes to another; a stream that breaks is begun anew by whoever follows, and comes to another. For trying things
 * out: it speaks no TLS and knows nothing of slow clients.
 */
export class SpreadingProxy {
  #servers = [];
  #next = 0;
  #server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));

  /** The addresses to which requests go from now on; what is under way at others goes on there. */
  set servers(urls) {
    this.#servers = urls.map((url) => ({ url: new URL(url), restsUntil: 0 }));
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

  #turns() {
    this.#next += 1;
    const all = this.#servers.map((_, i) => this.#servers[(this.#next + i) % this.#servers.length]);
    const now = Date.now();
    return [...all.filter(({ restsUntil }) => restsUntil <= now), ...all.filter(({ restsUntil }) => restsUntil > now)];
  }

  async #pass(incoming, outgoing) {
    const body = await bodyOf(incoming).catch(() => null);
    if (body === null) {
      outgoing.writeHead(413).end();
      return;
    }
    for (const server of this.#turns()) {
      if (await this.#passTo(server, incoming, outgoing, body)) return;
      server.restsUntil = Date.now() + REST_MS;
    }
    outgoing.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
    outgoing.end(JSON.stringify({ code: 'busy', message: 'No server is there at present.' }));
  }

  /** False if the server could not be reached: nothing has been sent. */
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
        ...{ host: url.hostname, port: url.port, method, path: incoming.url },
        headers: { ...kept, ...forwarded, 'content-length': body.length },
      });
      to.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
        // A server that goes away in the midst: whoever reads must notice.
        answer.on('close', () => {
          if (!answer.complete) outgoing.destroy();
        });
        outgoing.on('close', () => to.destroy());
        resolve(true);
      });
      to.on('error', (error) => {
        if (error.code === 'ECONNREFUSED') return resolve(false);
        // It may have done what it was asked: whoever asked asks again, under the same key.
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
        resolve(true);
      });
      to.end(body);
    });
  }
}
