import { createServer, type Server } from 'node:http';
import { freePort } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A running proxy before servers. */
export interface RunningProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server that answers every request with its name. */
class NamedServer {
  readonly name: string;
  readonly port: number;
  #server: Server | null = null;

  constructor(name: string, port: number) {
    this.name = name;
    this.port = port;
  }

  async start(): Promise<void> {
    const server = createServer((_, reply) => void reply.end(this.name));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.#server = server;
  }

  async kill(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    this.#server = null;
  }
}

const MATCHES = Array.from({ length: 60 }, (_, i) => `match${String(i).padStart(9, '0')}`);
const PATHS = ['', '/stream', '/stream?seat=1', '/actions', '/proposals/3', '/record'];

/** Defines the tests of a proxy that routes by the id of the match. */
export function routingSuite(name: string, start: (ports: readonly number[]) => Promise<RunningProxy>): void {
  describe(name, () => {
    let servers: NamedServer[];
    let proxy: RunningProxy;
    beforeAll(async () => {
      servers = [];
      for (let i = 1; i <= 3; i++) servers.push(new NamedServer(`server ${i}`, await freePort()));
      await Promise.all(servers.map((server) => server.start()));
      proxy = await start(servers.map(({ port }) => port));
    });
    afterAll(async () => {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.kill()));
    });

    const replyTo = async (path: string, init: RequestInit = {}): Promise<string> => {
      const reply = await fetch(`${proxy.url}${path}`, init);
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`);
      return text;
    };
    const serverOf = (match: string): Promise<string> => replyTo(`/api/matches/${match}`);
    const serversOfAll = (): Promise<string[]> => Promise.all(MATCHES.map(serverOf));

    it('brings all requests of a match to one server, and distributes the matches', async () => {
      for (const match of MATCHES.slice(0, 12)) {
        const met = await Promise.all(PATHS.map((path) => replyTo(`/api/matches/${match}${path}`)));
        // A visitor's own header chooses nothing.
        met.push(await replyTo(`/api/matches/${match}`, { headers: { 'x-levante-match': 'another' } }));
        met.push(await replyTo(`/api/matches/${match}/actions`, { method: 'POST', body: '{}' }));
        expect([match, new Set(met).size]).toEqual([match, 1]);
      }
      const all = await serversOfAll();
      const counts = servers.map((server) => all.filter((met) => met === server.name).length);
      expect(Math.min(...counts)).toBeGreaterThan(MATCHES.length / 10);
    });

    it('moves only the matches of a killed server, loses no request, and moves them back later', async () => {
      const before = await serversOfAll();
      const [, second] = servers;
      await second?.kill();
      const meanwhile = await serversOfAll();
      for (const [i, server] of before.entries()) {
        if (server === second?.name) expect(meanwhile[i]).not.toBe(server);
        else expect(meanwhile[i]).toBe(server);
      }
      expect(before.filter((server) => server === second?.name).length).toBeGreaterThan(0);
      expect(await serversOfAll()).toEqual(meanwhile);
      await second?.start();
      await waitFor(async () => expect(await serversOfAll()).toEqual(before));
    });

    it('brings other requests to any running server', async () => {
      await servers[0]?.kill();
      const met = await Promise.all(Array.from({ length: 12 }, () => replyTo('/api/matches')));
      expect(met).not.toContain('server 1');
      await servers[0]?.start();
    });
  });
}
