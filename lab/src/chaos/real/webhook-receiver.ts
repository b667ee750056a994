import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Random } from '@levante/contract';
import { WebhookMessage } from '@levante/wire';
import type { Arrival } from '../check/check-notifications.ts';

const SLOW_MS = 1500;

/** A way to answer, and whether the message was accepted, which its sender may not learn. */
interface Manner {
  readonly isAccepted: boolean;
  answer(reply: ServerResponse): unknown;
}

const PLAIN: Manner = { isAccepted: true, answer: (reply) => reply.writeHead(204).end() };
const MISHAPS: readonly Manner[] = [
  { isAccepted: false, answer: (reply) => reply.writeHead(500).end() },
  { isAccepted: true, answer: (reply) => setTimeout(() => PLAIN.answer(reply), SLOW_MS) },
  // Breaks off before its answer, and within it.
  { isAccepted: true, answer: (reply) => reply.destroy() },
  {
    isAccepted: true,
    answer: (reply) => reply.writeHead(200, { 'content-length': 100 }).write('half', () => reply.destroy()),
  },
];

/** Receives the webhooks of all people, and mishandles half of the messages at their first delivery. */
export class WebhookReceiver {
  readonly #random: Random;
  /** Called for every request that no server may send. */
  readonly #broken: (what: string) => void;
  readonly #server: Server;
  readonly #keys = new Set<string>();
  readonly arrivals: Arrival[] = [];
  #address = '';
  #addresses = 0;
  #isCalm = false;

  constructor(random: Random, broken: (what: string) => void) {
    this.#random = random;
    this.#broken = broken;
    // A request that breaks off has not arrived.
    this.#server = createServer((request, reply) => void this.#receive(request, reply).catch(() => reply.destroy()));
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the receiver listens on no port');
    this.#address = `http://127.0.0.1:${address.port}`;
  }

  /** Returns the address of another webhook. */
  newUrl(): string {
    this.#addresses += 1;
    return `${this.#address}/${this.#addresses}`;
  }

  /** Starts to accept and answer everything. */
  calm(): void {
    this.#isCalm = true;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #receive(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = `${this.#address}${request.url}`;
    const { success, data: message } = WebhookMessage.safeParse(await json(request));
    if (!success) {
      this.#broken('a webhook received what is no message');
      return;
    }
    const { isAccepted, answer } = this.#mannerFor(message.key);
    this.arrivals.push({ url, message, isAccepted });
    answer(reply);
  }

  #mannerFor(key: string): Manner {
    if (this.#isCalm || this.#keys.has(key)) return PLAIN;
    this.#keys.add(key);
    return MISHAPS[this.#random.below(2 * MISHAPS.length)] ?? PLAIN;
  }
}
