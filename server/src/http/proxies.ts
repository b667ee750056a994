import ipaddr from 'ipaddr.js';

/** Which proxies are believed: none, those in loopback and private networks, or those at these addresses and ranges. */
export type TrustedProxies = boolean | readonly string[];

/** The name of all networks that are not reached from the internet, and what `ipaddr.js` calls them. */
const PRIVATE = 'private';
const PRIVATE_RANGES: ReadonlySet<string> = new Set(['loopback', 'linkLocal', 'private', 'uniqueLocal']);

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Whether an address is that of a trusted proxy. Of a chain of hops in `X-Forwarded-For` Fastify takes the right-most that is
 * not: what stands left of it may be made up by the client. Throws where one of the addresses or ranges is none.
 */
export function isTrustedBy(trusted: TrustedProxies): (address: string | undefined) => boolean {
  if (trusted === false) return () => false;
  const tests = (trusted === true ? [PRIVATE] : trusted).map(testFor);
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false;
    const read = ipaddr.process(address);
    return tests.some((isIn) => isIn(read));
  };
}

function testFor(name: string): (address: Address) => boolean {
  if (name === PRIVATE) return (address) => PRIVATE_RANGES.has(address.range());
  const range = name.includes('/') ? ipaddr.parseCIDR(name) : rangeOf(ipaddr.parse(name));
  return (address) => ipaddr.subnetMatch(address, { trusted: [range] }, 'other') === 'trusted';
}

/** The range of a single address. */
function rangeOf(address: Address): [Address, number] {
  return [address, address.toByteArray().length * 8];
}
