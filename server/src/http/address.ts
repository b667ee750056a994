import ipaddr from 'ipaddr.js';

/** Of an address of 128 bits the part that belongs to one household or machine. */
const NETWORK_BITS = 64;

/**
 * Whose address it is, for limits: an address of 32 bits as it stands, also where it is written as one of 128; of 128 bits the
 * network, since whoever has one address of it has them all. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return address;
  const read = ipaddr.process(bare);
  if (read.kind() === 'ipv4') return read.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString()}/${NETWORK_BITS}`).toString();
}

/** Some proxies write the port of a client behind its address: another for each connection. */
function withoutPort(address: string): string {
  return (
    /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/
      .exec(address)
      ?.slice(1)
      .find((part) => part !== undefined) ?? address
  );
}
