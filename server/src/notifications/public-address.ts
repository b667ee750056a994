import ipaddr from 'ipaddr.js';

/** IPv6 addresses that are assigned to the internet; all others have another meaning, today or later. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Range of addresses without a special meaning in `ipaddr.js`. */
const ORDINARY = 'unicast';

/**
 * Returns whether an address belongs to the public internet. False for addresses that contain another one (mapped,
 * translated or tunnelled IPv4), which may be private, and for text that cannot be parsed.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.parse(address);
  if (read.range() !== ORDINARY) return false;
  return read instanceof ipaddr.IPv4 || read.match(GLOBAL_IPV6);
}

/** Returns the address in the host name of a URL, without the brackets of IPv6; null for a name. */
export function literalIn(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}
