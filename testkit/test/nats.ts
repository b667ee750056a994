import { NatsServer, type OwnProcess } from '@levante/testkit/services';

/** NATS server for one test. */
export class Nats {
  readonly #server: NatsServer;
  #process: OwnProcess | null = null;

  private constructor(server: NatsServer) {
    this.#server = server;
  }

  static async start(): Promise<Nats> {
    const nats = new Nats(await NatsServer.make());
    await nats.start();
    return nats;
  }

  get address(): string {
    return this.#server.address;
  }

  /** Starts the server; after a kill, restarts it at the same address. */
  async start(): Promise<void> {
    const { process, ready } = this.#server.spawn();
    this.#process = process;
    await ready;
  }

  async kill(): Promise<void> {
    await this.#process?.kill();
  }
}
