import ipaddr from 'ipaddr.js';

/** Prefix length of an IPv6 address that identifies a household or machine. */
const NETWORK_BITS = 64;

/**
 * Returns the key of an address for limits: an IPv4 address (also if mapped to IPv6), or the /64 of an IPv6 address,
 * since its owner has all of them. Text that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return address;
  const read = ipaddr.process(bare);
  if (read.kind() === 'ipv4') return read.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString()}/${NETWORK_BITS}`).toString();
}

/** Removes the port that some proxies append to the client's address. */
function withoutPort(address: string): string {
  return (
    /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/
      .exec(address)
      ?.slice(1)
      .find((part) => part !== undefined) ?? address
  );
}
