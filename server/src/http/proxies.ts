import ipaddr from 'ipaddr.js';

/** Trusted proxies: true for loopback and private networks, false for none, or a list of addresses and ranges. */
export type TrustedProxies = boolean | readonly string[];

/** Name for all networks unreachable from the internet, and their ranges in `ipaddr.js`. */
const PRIVATE = 'private';
const PRIVATE_RANGES: ReadonlySet<string> = new Set(['loopback', 'linkLocal', 'private', 'uniqueLocal']);

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Returns a function that tests whether an address is a trusted proxy. Fastify uses the right-most untrusted hop of
 * `X-Forwarded-For`; the client may forge the hops to its left. Throws for an invalid address or range.
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

/** Returns the range of a single address. */
function rangeOf(address: Address): [Address, number] {
  return [address, address.toByteArray().length * 8];
}
