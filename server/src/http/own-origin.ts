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
 * Returns the address of the page for links in messages, without a trailing slash. Null if the server does not know it:
 * without the setting, the page has a known address only on the same machine without a proxy.
 */
export function ownOrigin({ origin, host = '127.0.0.1', port = 0, trustProxy = false }: OriginSettings): string | null {
  if (origin !== undefined) return origin;
  return trustProxy === false && isLoopback(host) ? `http://localhost:${port}` : null;
}
