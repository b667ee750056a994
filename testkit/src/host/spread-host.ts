import type { MatchHost } from '@levante/host';

/**
 * Returns a host whose calls go to several hosts on one store in turn, like a proxy in front of several servers.
 * Followers use the last one.
 */
export function spreadHost(hosts: readonly [MatchHost, ...MatchHost[]]): MatchHost {
  let calls = 0;
  const next = (name: string | symbol): MatchHost => {
    calls += 1;
    return hosts[name === 'follow' ? hosts.length - 1 : calls % hosts.length] ?? hosts[0];
  };
  return new Proxy(hosts[0], {
    get: (_, name) => {
      const host = next(name);
      const member: unknown = Reflect.get(host, name);
      return typeof member === 'function' ? member.bind(host) : member;
    },
  });
}
