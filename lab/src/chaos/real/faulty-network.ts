import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Random } from '@levante/contract';

/** Rates of faults: one in this number of chunks. */
export interface FaultRates {
  readonly delay: number;
  readonly cut: number;
  readonly halve: number;
  readonly silence: number;
}

const DEFAULT_RATES: FaultRates = { delay: 20, cut: 200, halve: 300, silence: 400 };
const LONGEST_DELAY_MS = 300;

/** Counts of faults injected into the connections of a proxy. */
export interface ConnectionFaults {
  cut: number;
  delayed: number;
  halved: number;
  silenced: number;
}

/**
 * A network between two sides, such as people and a server. It forwards data, delays it, or drops a part or all of it.
 */
export class FaultyNetwork {
  readonly #random: Random;
  readonly #target: () => string | null;
  readonly #rates: FaultRates;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly broken: ConnectionFaults = { cut: 0, delayed: 0, halved: 0, silenced: 0 };
  #calm = false;

  /** Creates a network. `target` returns the address for the next connection; null while there is none. */
  constructor(random: Random, target: () => string | null, rates = DEFAULT_RATES) {
    this.#random = random;
    this.#target = target;
    this.#rates = rates;
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#pass(socket));
  }

  /** Starts to listen. Returns the address. */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy listens on no port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Stops injecting faults. */
  calm(): void {
    this.#calm = true;
  }

  /** Injects faults again. */
  stir(): void {
    this.#calm = false;
  }

  /** Closes every connection. */
  cutAll(): void {
    this.broken.cut += Math.ceil(this.#open.size / 2);
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.cutAll();
  }

  #pass(near: Socket): void {
    const target = this.#target();
    if (target === null) {
      near.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const pair = { near, far };
    for (const socket of [near, far]) {
      this.#open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.once('close', () => {
        this.#open.delete(socket);
        for (const one of [near, far]) one.destroy();
      });
    }
    this.#oneWay(pair.near, pair.far);
    this.#oneWay(pair.far, pair.near);
  }

  #oneWay(from: Socket, to: Socket): void {
    let after = Promise.resolve();
    let isSilent = false;
    const inOrder = (ms: number, then: () => void): void => {
      after = after
        .then(() => (ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined))
        .then(then);
    };
    const strikes = (times: number): boolean => !this.#calm && this.#random.below(times) === 0;
    from.on('data', (data: Buffer) => {
      let ms = 0;
      if (strikes(this.#rates.delay)) {
        ms = this.#random.below(LONGEST_DELAY_MS);
        this.broken.delayed += 1;
      }
      if (strikes(this.#rates.silence)) {
        // Nothing arrives any more, without an error.
        isSilent = true;
        this.broken.silenced += 1;
      }
      if (isSilent) return;
      if (strikes(this.#rates.cut)) {
        this.broken.cut += 1;
        inOrder(ms, () => to.write(data.subarray(0, this.#random.below(data.length))));
        inOrder(0, () => to.destroy());
        return;
      }
      inOrder(ms, () => to.write(data));
      if (strikes(this.#rates.halve)) {
        this.broken.halved += 1;
        inOrder(0, () => to.end());
      }
    });
    from.on('end', () => inOrder(0, () => to.end()));
  }
}
