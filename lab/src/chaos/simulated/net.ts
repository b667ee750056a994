import type { FollowRequest, MatchHost } from '@levante/host';
import type { SimulatedProcess } from '@levante/testkit/simulation';
import type { Watch } from '../people/watch.ts';
import type { Environment, LiveServer, SimulatedServer } from './simulated-server.ts';

/** Time limit of a request in milliseconds. */
const TIMEOUT_MS = 1500;
/** Time until a server detects a lost connection. */
const HALF_OPEN_MS = 3000;
const COME_BACK_MS = 300;

/** A request without an answer, with the process that it has reached. */
interface Request {
  process: SimulatedProcess | null;
}

/** Network of a simulated world, between people and servers. */
export class Net {
  readonly #environment: Environment;
  readonly #servers: readonly SimulatedServer[];
  /** Modifies a text on its way to a follower; null drops it. */
  readonly #pass: (text: string) => string | null;
  /** Requests without an answer. */
  readonly #requests = new Set<Request>();

  constructor(environment: Environment, servers: readonly SimulatedServer[], pass: (text: string) => string | null) {
    this.#environment = environment;
    this.#servers = servers;
    this.#pass = pass;
  }

  /** True if a request is on its way to a server or being handled, even if its sender no longer waits. */
  get isBusy(): boolean {
    return [...this.#requests].some(({ process }) => process?.hasEnded !== true);
  }

  /** Sends a request to one of the servers. Returns null if the outcome is unknown or the request was not executed. */
  call<T>(ask: (host: MatchHost) => Promise<T>): Promise<T | null> {
    const { world, injector } = this.#environment;
    const server = this.#someServer();
    return new Promise((resolve) => {
      const callOff = world.after(TIMEOUT_MS, () => resolve(null));
      const answer = (value: T | null): void => {
        if (injector.occurs('lostRequest')) return;
        world.after(injector.latency(), () => {
          callOff();
          resolve(value);
        });
      };
      const arrive = (request: Request): void => {
        const { open } = server;
        request.process = open?.process ?? null;
        const answered = open ? ask(open.host) : Promise.resolve(null);
        const ended = (value: T | null): void => {
          this.#requests.delete(request);
          answer(value);
        };
        answered.then(ended, (error) => {
          server.report('', error);
          ended(null);
        });
      };
      const sendAfter = (ms: number): void => {
        const request: Request = { process: null };
        this.#requests.add(request);
        world.after(ms, () => arrive(request));
      };
      if (!injector.occurs('lostRequest')) sendAfter(injector.latency());
      if (injector.occurs('doubledRequest')) sendAfter(injector.latency() + world.random.below(800));
    });
  }

  /** Follows a match through every failure. */
  follow(watch: Watch, person: string | null): void {
    this.#connect(watch, { match: watch.match, person, seat: watch.seat, resume: watch.ply });
  }

  #connect(watch: Watch, request: FollowRequest): void {
    const { world, injector } = this.#environment;
    const again = (): void => {
      world.after(1 + world.random.below(COME_BACK_MS), () => this.follow(watch, request.person));
    };
    world.after(injector.latency(), () => {
      const { open } = this.#someServer();
      if (open) this.#listen(open, watch, request, again);
      else again();
    });
  }

  #listen(open: LiveServer, watch: Watch, request: FollowRequest, again: () => void): void {
    const { world, injector } = this.#environment;
    let isWhole = true;
    let last = 0;
    let stop = (): void => {};
    const inOrder = (then: () => void): void => {
      last = Math.max(last, world.now + injector.latency());
      world.after(last - world.now, () => isWhole && then());
    };
    const lose = (): void => {
      if (!isWhole) return;
      isWhole = false;
      again();
      world.after(world.random.below(HALF_OPEN_MS), leave);
    };
    const leave = (): void => {
      open.connections.delete(lose);
      if (!open.process.hasEnded) stop();
    };
    open.connections.add(lose);
    stop = open.host.follow(request, {
      send: (message, ply) => {
        const text = this.#pass(JSON.stringify(message));
        if (text !== null) inOrder(() => watch.take(ply, text));
        if (injector.occurs('cutStream')) world.after(injector.latency(), lose);
        return true;
      },
      end: () =>
        inOrder(() => {
          leave();
          lose();
        }),
    });
  }

  #someServer(): SimulatedServer {
    const { random } = this.#environment.world;
    const server = this.#servers[random.below(this.#servers.length)];
    if (!server) throw new Error('a world without a server');
    return server;
  }
}
