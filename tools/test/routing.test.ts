import { matchInPath, serversForMatch } from '@levante/testkit/services';
import { describe, expect, it } from 'vitest';
import { RoutingProxy } from '../lib/proxy.mjs';
import { routingSuite } from './routing-suite.ts';

routingSuite('the proxy of npm run cluster', async (ports) => {
  const proxy = new RoutingProxy({ matchInPath, serversForMatch });
  proxy.servers = ports.map((port, i) => ({ name: `server-${i + 1}`, url: `http://127.0.0.1:${port}` }));
  const port = await proxy.listen(0);
  return { url: `http://127.0.0.1:${port}`, stop: () => proxy.close() };
});

describe('the servers of a match', () => {
  const matches = Array.from({ length: 3000 }, (_, i) => `match${i}`);
  const first = (servers: readonly string[]) => matches.map((match) => serversForMatch(match, servers)[0]);

  it('are all servers, each first for about as many matches as the others', () => {
    expect([...serversForMatch('a', ['x', 'y', 'z'])].sort()).toEqual(['x', 'y', 'z']);
    expect(serversForMatch('a', ['z', 'y', 'x'])).toEqual(serversForMatch('a', ['x', 'y', 'z']));
    const all = first(['x', 'y', 'z']);
    const counts = ['x', 'y', 'z'].map((one) => all.filter((server) => server === one).length);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('change only for matches that a new server takes', () => {
    const before = first(['x', 'y', 'z']);
    const after = first(['x', 'y', 'z', 'new']);
    const moved = after.filter((server, i) => server !== before[i]);
    expect(new Set(moved)).toEqual(new Set(['new']));
    expect(Math.abs(moved.length - 750)).toBeLessThan(110);
  });
});
