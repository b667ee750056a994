/** Which proxies are believed: none, those in loopback and private networks, or those at these addresses and ranges. */
export type TrustedProxies = boolean | readonly string[];

/** The name of all networks that are not reached from the internet. */
const PRIVATE = 'private';
/** The same by the names of `proxy-addr`: 127.0.0.0/8, 169.254.0.0/16, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, `::1`, `fe80::/10`, `fc00::/7`. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'] as const;

/**
 * The proxies as Fastify takes them. Of a chain of hops in `X-Forwarded-For` it then takes the right-most that is not a
 * trusted proxy: what stands left of it may be made up by the client.
 */
export function trustedProxies(trusted: TrustedProxies): false | string[] {
  if (trusted === false) return false;
  const names = trusted === true ? [PRIVATE] : trusted;
  return names.flatMap((name) => (name === PRIVATE ? PRIVATE_NETWORKS : name));
}
