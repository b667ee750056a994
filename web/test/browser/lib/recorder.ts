import { createServer, request, type Server } from 'node:http';

/** Proxy between a browser and the server that records every byte the server sends. */
export class Recorder {
  readonly url: string;
  readonly #server: Server;
  readonly #chunks: Buffer[] = [];

  private constructor(server: Server, port: number, chunks: Buffer[]) {
    this.#server = server;
    this.#chunks = chunks;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async before(target: string): Promise<Recorder> {
    const chunks: Buffer[] = [];
    const { hostname, port } = new URL(target);
    const server = createServer((incoming, answer) => {
      // Disable compression so that the recording is readable.
      const { 'accept-encoding': _, ...headers } = incoming.headers;
      const onwards = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        chunks.push(Buffer.from(`\n${incoming.method} ${incoming.url} ${JSON.stringify(reply.headers)}\n`));
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.pipe(answer);
        reply.on('error', () => answer.destroy());
      });
      onwards.on('error', () => answer.destroy());
      incoming.pipe(onwards);
      answer.on('close', () => onwards.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the recorder listens nowhere');
    return new Recorder(server, address.port, chunks);
  }

  /** Returns the recorded text. */
  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
