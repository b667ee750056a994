import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** A request as received. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers a request; the receiver has read its body. */
export type Answer = (reply: ServerResponse, request: ReceivedRequest) => void;

/** Answers with a status and headers. */
export const withStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    reply.writeHead(status, headers).end();

/** Never answers. */
export const silent: Answer = () => {};

/** Answers with a status and half of a body, and breaks off. */
export const brokenOff: Answer = (reply) => {
  reply.writeHead(200, { 'content-length': '100' });
  reply.write('half', () => reply.destroy());
};

/** Answers with a body that never ends. */
export const endless: Answer = (reply) => {
  reply.writeHead(200);
  const more = (): void => {
    if (!reply.destroyed) reply.write('x'.repeat(512), () => setImmediate(more));
  };
  more();
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** An HTTP server on loopback that keeps all requests. */
export class Receiver {
  readonly requests: ReceivedRequest[] = [];
  answer: Answer = withStatus(204);
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, reply) => {
      const body = await bodyOf(request);
      const received = { path: request.url ?? '', headers: request.headers, body };
      this.requests.push(received);
      this.answer(reply, received);
    });
  }

  static async open(host = '127.0.0.1', port = 0): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((listening) => receiver.#server.listen(port, host, listening));
    return receiver;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((closed) => this.#server.close(() => closed()));
  }
}

/** Verifies a request as Standard Webhooks says: HMAC-SHA256 of id, time and body, and a time close to now. */
export function isSigned({ headers, body }: ReceivedRequest, secret: string, now: number): boolean {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(now / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, text = ''] = one.split(',');
      const given = Buffer.from(text, 'base64');
      return version === 'v1' && given.length === right.length && timingSafeEqual(given, right);
    });
}
