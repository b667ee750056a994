import { isLoopback } from './loopback.ts';
import type { TrustedProxies } from './proxies.ts';

/** Settings from which the address of the page follows. */
interface OriginSettings {
  readonly origin?: string;
  readonly host?: string;
  readonly port?: number;
  readonly trustProxy?: TrustedProxies;
}

/**
 * Returns the address of the page for messages that no person has just asked for, without a slash at the end; null if the server
 * does not know it. Without the setting, people reach it at its port only on the same machine and without a proxy.
 */
export function ownOrigin({ origin, host = '127.0.0.1', port = 0, trustProxy = false }: OriginSettings): string | null {
  if (origin !== undefined) return origin;
  return trustProxy === false && isLoopback(host) ? `http://localhost:${port}` : null;
}
